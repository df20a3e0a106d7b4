// Two polling printers: a Star with CloudPRNT and an Epson with Server Direct Print. Controlled step by step, so that they
// can die between any two steps.
import type { FastifyInstance } from 'fastify';

export interface StarPaper {
  readonly token: string;
  readonly type: string;
  readonly png: Buffer;
}

/** A Star configured with this URL. */
export const starAt = (app: FastifyInstance, url: string) => ({
  /** Token of the ready paper; `undefined`: none. */
  poll: async (statusCode = '200%20OK', printingInProgress = false): Promise<string | undefined> => {
    const payload = { status: '23 6 0 0 0 0 0 0 0 ', printerMAC: '00:11:62:00:00:01', statusCode, printingInProgress };
    const { jobReady, jobToken } = (await app.inject({ method: 'POST', url, payload })).json();
    return jobReady === true ? jobToken : undefined;
  },
  fetch: async (token: string): Promise<StarPaper | undefined> => {
    const answer = await app.inject({ url: `${url}?type=image%2Fpng&mac=00%3A11%3A62&token=${token}` });
    if (answer.statusCode !== 200) return undefined;
    return { token, type: String(answer.headers['content-type']), png: answer.rawPayload };
  },
  confirm: async (token: string, code = '200%20OK'): Promise<number> =>
    (await app.inject({ method: 'DELETE', url: `${url}?code=${code}&token=${token}` })).statusCode,
});

/** An Epson configured with this URL. */
export const epsonAt = (app: FastifyInstance, url: string) => {
  const say = async (form: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ID: 'kitchen', Name: 'TM-m30', ...form }).toString(),
    });
  return {
    /** Id and XML of the received paper; `undefined`: none. */
    ask: async (): Promise<{ readonly id: string; readonly xml: string } | undefined> => {
      const xml = (await say({ ConnectionType: 'GetRequest' })).body;
      const id = /<printjobid>([^<]{1,30})<\/printjobid>/.exec(xml)?.[1];
      return id === undefined ? undefined : { id, xml };
    },
    answer: async (id: string, success: boolean, code = ''): Promise<number> =>
      (
        await say({
          ConnectionType: 'SetResponse',
          ResponseFile: `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response success="${success}" code="${code}" status="251854870" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
        })
      ).statusCode,
  };
};
