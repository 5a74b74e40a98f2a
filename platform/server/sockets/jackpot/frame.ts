/** A text message as an unmasked server frame (RFC 6455, 5.2), built once for all connections without extensions. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  frame.set(head);
  frame.write(text, head.length);
  return frame;
}

const FINAL_TEXT = 0x81;

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length]);
  const isShort = length < 0x1_0000;
  const head = Buffer.alloc(isShort ? 4 : 10);
  head.writeUInt8(FINAL_TEXT, 0);
  head.writeUInt8(isShort ? 126 : 127, 1);
  if (isShort) head.writeUInt16BE(length, 2);
  else head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
