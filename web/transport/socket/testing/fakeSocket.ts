import type { SocketLike } from '../reconnectingSocket.ts';

/** A connection whose server side the test controls. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.isClosed = true;
  }
  receive(frame: unknown) {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }
  accept() {
    this.onopen?.();
    this.receive({ type: 'connection_ack' });
  }
  breaks(code = 1006) {
    this.onclose?.({ code });
  }
}
