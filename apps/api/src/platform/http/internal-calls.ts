import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const HEADER = 'x-tuerca-interna';
/** Made anew by every process: nobody outside can know it. */
const SECRET = randomBytes(24).toString('base64url');

/** Whether the product asks itself: such calls take nothing from anybody's limit. */
export const isInternal = (req: FastifyRequest): boolean => req.headers[HEADER] === SECRET;

/** Asks a GET of this process without a socket, as a visitor: status and body. */
export async function askInside(server: FastifyInstance, url: string): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await server.inject({
    method: 'GET',
    url,
    headers: { [HEADER]: SECRET, accept: 'application/json' },
  });
  return { status: statusCode, body };
}
