export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/**
 * Format of a file by its first bytes, or null for an unsupported format. SVG is not supported, because it can contain
 * scripts. Checked before a picture is decoded, so that no other decoder is ever used.
 */
export function pictureFormat(bytes: Buffer): PictureFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text(bytes, 0, 6))) return 'gif';
  if (text(bytes, 4, 8) === 'ftyp' && /^avi[fs]/.test(text(bytes, 8, 12))) return 'avif';
  return null;
}
