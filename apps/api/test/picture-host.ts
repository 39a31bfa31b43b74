import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Of 127.0.0.1 alone, for tests; whoever fetches from it must be told to take it. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLNxbIcUm1ldrKkr6
VdYTx80UGge1elzmNMmIgbb/4IahRANCAATIFDo5lS4kpnDnyCDTe507PdBs2nts
80E+dK9p8+bAlPtNkyhJZVVwv3Mtptecsm2MJosfimpm68OQJ43zvxtC
-----END PRIVATE KEY-----`;
const CERT = `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUeQBRPdvGpxmEsSxoSWWgrhKjYrIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyODIwMTczNFoYDzIxMjYxMTA0
MjAxNzM0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATIFDo5lS4kpnDnyCDTe507PdBs2nts80E+dK9p8+bAlPtNkyhJZVVw
v3Mtptecsm2MJosfimpm68OQJ43zvxtCo2QwYjAdBgNVHQ4EFgQUGUwjHAviYmBF
ABWChRsCtGjc5NswHwYDVR0jBBgwFoAUGUwjHAviYmBFABWChRsCtGjc5NswDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQCu5i9TVrLxz1OiHBJ3M+v7RqDo4SFmwE2FN7Ltpf6klgIhANfCFGlOUb17Pp/D
+jK9hScbEUKvxEpPJT/Zc1gaAm0w
-----END CERTIFICATE-----`;

/** A host of pictures: what it has, by path; `asked` are the paths that it was asked for. */
export interface PictureHost {
  base: string;
  asked: string[];
  close(): Promise<void>;
}

/** Serves files over https; a path without one is 404, `null` answers nothing and hangs up. */
export async function startPictureHost(
  files: Record<string, Buffer | null | (() => Promise<Buffer>)>,
): Promise<PictureHost> {
  const asked: string[] = [];
  const server: Server = createServer({ key: KEY, cert: CERT }, (req, res) => {
    asked.push(req.url!);
    const file = files[req.url!];
    if (file === null) return void req.socket.destroy();
    if (!file) return void res.writeHead(404).end();
    void Promise.resolve(typeof file === 'function' ? file() : file).then((content) => res.end(content));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    base: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
