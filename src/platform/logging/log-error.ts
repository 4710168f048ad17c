interface WrittenError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

/**
 * An error as logged: its type, message and stack, but never the parameters of a statement, which may be personal data.
 */
export function logError(error: unknown): WrittenError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, 500) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message.slice(0, 1000),
    ...(typeof code === 'string' && { code }),
    ...(error.stack && { stack: error.stack.slice(0, 4000) }),
  };
}
