import { toString } from 'qrcode';

/** A QR code as a URL for `<img src>`, with the error correction M that both payment codes require. */
export async function drawCode(text: string): Promise<string> {
  const svg = await toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 0 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
