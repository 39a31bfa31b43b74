import type { AuditAction } from '@tuerca/contracts/platform/audit/actions';
import type { Actor } from '../actors';
import type { Answer, Harness } from '../harness';
import type { Shop } from '../shop';

/*
 * How an administrator's call proves that it is audited. A file of this folder per domain exports `<domain>Scenarios`, which
 * audit-actions.e2e-spec.ts lists. Each scenario performs one call of the contract, named 'group.name' as in ENDPOINTS:
 *
 *   scenario({
 *     endpoint: 'payments.reject',
 *     arrange: async ({ h, shop }) => (await sellOrder(h, await shop())).pagoId,
 *     call: async (send, id) => ({
 *       answer: await send({ params: { id }, body: { motivo: 'No llegó' } }),
 *       log: { accion: 'pago.rechazar', objeto: `pago:${id}`, antes: { estado: 'pendiente' }, despues: { estado: 'rechazado' } },
 *     }),
 *   })
 *
 * `send` calls as `admin`, newly authenticated where the endpoint asks for it. The frame demands a success, exactly one line
 * (and those of `also`) with the answer's X-Request-Id, its actor, address, action and object, `antes` and `despues` as given here (null for what was
 * created or deleted) and different from each other, and as reason the `motivo` (or `razon`) that the call sent.
 * A call whose scenario is still missing stands in exceptions.ts, PENDING; one that is no GET but changes nothing, in READS.
 */

/** Shared by the scenarios: one application, and two administrators. */
export interface World {
  h: Harness;
  /** Actor whose calls must be in the log. */
  admin: Actor;
  /** Another administrator, for what needs two. */
  peer: Actor;
  /** One store that sells, opened when first asked for. */
  shop(): Promise<Shop>;
}

interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Sent as a multipart form instead of `body`. */
  form?: FormData;
}

/** Performs the scenario's endpoint. */
export type Send = (request?: Request) => Promise<Answer>;

/** Expected line of the log; `antes` and `despues` may leave fields out. */
export interface ExpectedLine {
  accion: AuditAction;
  /** Lines of what else the call decides: of a plan's payment and of the plan. */
  also?: AuditAction[];
  objeto: string;
  antes: object | null;
  despues: object | null;
}

export interface Scenario<T = unknown> {
  /** 'group.name' as in ENDPOINTS; several scenarios of one endpoint are welcome. */
  endpoint: string;
  /** Creates the objects of the call. */
  arrange(world: World): Promise<T>;
  call(send: Send, arranged: T, world: World): Promise<{ answer: Answer; log: ExpectedLine }>;
}

/** Declares a scenario; `arranged` takes the type that `arrange` returns. */
export const scenario = <T>(definition: Scenario<T>): Scenario => definition as Scenario;
