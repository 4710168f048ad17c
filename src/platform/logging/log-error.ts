interface WrittenError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
}

/** An error as it is logged: what it is and where, never a statement's parameters (they hold people's data). */
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
