const MAX_LENGTH = 4000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address of a provider's page, as a customer is sent there: absolute, https, without user and password. http is
 * accepted for loopback hosts only, where a provider is played.
 * @throws TypeError for anything else
 */
export function readRedirectUrl(sent: unknown): string {
  if (typeof sent !== 'string' || sent.length > MAX_LENGTH || !URL.canParse(sent))
    throw new TypeError('The answer has no absolute "redirect_url".');
  const { protocol, hostname, username, password, href } = new URL(sent);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe || username || password) throw new TypeError('The "redirect_url" is not an https address.');
  return href;
}
