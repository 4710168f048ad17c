import type { Socket } from 'node:net';

/** Above it, copying would cost more than it saves. Bytes. */
const LARGEST = 64 * 1024;

interface Piece {
  readonly chunk: Buffer | string;
  readonly encoding: BufferEncoding;
}

const asBuffer = ({ chunk, encoding }: Piece): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;

/**
 * Lets small pieces that a socket holds back to send together leave by one plain write: a gathering write (writev)
 * costs several times as much. Measured: a quarter of the process' time when orders come in.
 */
export function joinWrites(socket: Socket): void {
  const gather = socket._writev?.bind(socket) as
    ((pieces: Piece[], done: (error?: Error | null) => void) => void) | undefined;
  if (!gather) return;
  socket._writev = (pieces: Piece[], done: (error?: Error | null) => void): void => {
    const size = pieces.reduce((sum, { chunk }) => sum + chunk.length, 0);
    if (size > LARGEST) gather(pieces, done);
    else socket._write(Buffer.concat(pieces.map(asBuffer)), 'buffer' as BufferEncoding, done);
  };
}
