import { toString } from 'qrcode';

/** A QR code as the address of a picture, for `<img src>`; error correction M, as both payment codes want. */
export async function drawCode(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
