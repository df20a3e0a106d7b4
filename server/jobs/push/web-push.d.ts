// Types of the used parts of the package: message encryption and headers. Our own transport sends it.
declare module 'web-push' {
  const webPush: {
    generateRequestDetails(
      subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
      payload: string,
      options: {
        readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
        /** Seconds. */
        readonly TTL: number;
        readonly urgency: 'high';
        readonly topic: string;
      },
    ): { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer };
  };
  export default webPush;
}
