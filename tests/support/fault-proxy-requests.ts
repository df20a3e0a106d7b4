// Finds the start of each request in the bytes of a client's HTTP/1.1 connection.

const HEAD_END = '\r\n\r\n';
const MAX_HEAD = 64 * 1024;

export interface RequestFramer {
  /** Takes the next bytes; returns requests that start in them as "POST /api/orders". */
  push(chunk: Buffer): string[];
}

/** Supports bodies with a length; after a chunked body or non-HTTP data it finds no further request. */
export function frameRequests(): RequestFramer {
  let head = '';
  let bodyLeft = 0;
  let lost = false;

  return {
    push(chunk) {
      const found: string[] = [];
      let rest = chunk;
      while (rest.length > 0 && !lost) {
        if (bodyLeft > 0) {
          const skipped = Math.min(bodyLeft, rest.length);
          bodyLeft -= skipped;
          rest = rest.subarray(skipped);
          continue;
        }
        const before = head.length;
        head += rest.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end < 0) {
          lost = head.length > MAX_HEAD;
          break;
        }
        rest = rest.subarray(end + HEAD_END.length - before);
        const line = /^([A-Z]+) (\S+) HTTP\/1\.[01]\r\n/.exec(head);
        if (!line) {
          lost = true;
          break;
        }
        found.push(`${line[1]} ${line[2]}`);
        const headers = head.slice(0, end);
        lost = /\r\ntransfer-encoding:/i.test(headers);
        bodyLeft = Number(/\r\ncontent-length: *(\d+)/i.exec(headers)?.[1] ?? 0);
        head = '';
      }
      return found;
    },
  };
}
