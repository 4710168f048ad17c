/** Whether a host name of a URL (IPv6 in brackets) always means the local machine (RFC 6761, 6.3). */
export const isLoopbackHost = (hostname: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
