/** The embedded PostgreSQL cannot be started. The message is one line for the user at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

/** Describes an error of the file system in one line (disk full, no permission, ...). */
export function asEmbeddedPostgresError(error: unknown, dataDir: string): EmbeddedPostgresError {
  if (error instanceof EmbeddedPostgresError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new EmbeddedPostgresError(`The embedded PostgreSQL cannot start in ${dataDir} (DATA_DIR): ${reason}`, {
    cause: error,
  });
}
