/** Methods that may change something (RFC 9110, 9.2.1). */
export const isUnsafe = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
