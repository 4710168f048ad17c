/** Name and description of the states of emails in the API document. */
export const MAIL_STATE = {
  name: 'MailState',
  description:
    '`queued`: waits to be sent. `sent`: accepted by the mail server. `not_sent`: written to a file, because no mail ' +
    'server was set up. `dead`: delivery failed permanently. `dropped`: not sent because of the hourly limit of the ' +
    'address.',
};
