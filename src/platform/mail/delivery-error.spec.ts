import { deliveryError } from './delivery-error.js';

const failed = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test.each([
  [
    'EPROTOCOL',
    'Invalid greeting. response=SSH-2.0-OpenSSH_9.6: SSH-2.0-OpenSSH_9.6',
    'This server is not a mail server',
  ],
  ['EAUTH', 'Invalid login: 535 5.7.8 no', 'The mail server refused the user name or the password'],
  ['EDNS', 'getaddrinfo ENOTFOUND mail.example', 'The mail server was not found'],
  ['ESOCKET', 'connect ECONNREFUSED 10.0.0.1:25', 'The mail server cannot be reached'],
  ['ETIMEDOUT', 'Greeting never received', 'The mail server does not answer'],
  ['ESOCKET', 'self-signed certificate', 'No encrypted connection to the mail server is possible'],
])('the failed connection %s (%s) is described without the text that the other side sent', (code, message, told) =>
  expect(deliveryError(failed(code, message))).toBe(told),
);

test('the answer of a mail server about a recipient is shown unchanged, in one line', () => {
  const error = failed('EENVELOPE', "Can't send mail - all recipients were rejected:\r\n550 no such user");
  expect(deliveryError(error)).toBe("Can't send mail - all recipients were rejected: 550 no such user");
});
