const MAX_LENGTH = 4000;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Validates the URL of a provider's page: absolute, https, without user and password. http is accepted for loopback
 * hosts only, where simulated providers run.
 * @throws TypeError for any other value
 */
export function readRedirectUrl(sent: unknown): string {
  if (typeof sent !== 'string' || sent.length > MAX_LENGTH || !URL.canParse(sent))
    throw new TypeError('The answer has no absolute "redirect_url".');
  const { protocol, hostname, username, password, href } = new URL(sent);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
  if (!isSafe || username || password) throw new TypeError('The "redirect_url" is not an https address.');
  return href;
}
