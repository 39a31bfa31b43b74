import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { envelopeOf } from '@tuerca/contracts/kernel/envelope';

const schemas = new WeakMap<AnyEndpoint, ReturnType<typeof envelopeOf>>();

function schemaOf(endpoint: AnyEndpoint) {
  const schema = schemas.get(endpoint) ?? envelopeOf(endpoint.response, endpoint.meta);
  schemas.set(endpoint, schema);
  return schema;
}

/** What an answer has that its contract forbids, or lacks; null when it is as agreed. */
export const issuesOf = (endpoint: AnyEndpoint, answer: unknown) =>
  schemaOf(endpoint).safeParse(answer).error?.issues ?? null;
