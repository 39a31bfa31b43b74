import type { AnyEndpoint } from '@tuerca/contracts/kernel/endpoint';
import { envelopeOf } from '@tuerca/contracts/kernel/envelope';

const schemas = new WeakMap<AnyEndpoint, ReturnType<typeof envelopeOf>>();

function schemaOf(endpoint: AnyEndpoint) {
  const schema = schemas.get(endpoint) ?? envelopeOf(endpoint.response, endpoint.meta);
  schemas.set(endpoint, schema);
  return schema;
}

/** Violations of the contract in an answer; null when it conforms. */
export const issuesOf = (endpoint: AnyEndpoint, answer: unknown) =>
  schemaOf(endpoint).safeParse(answer).error?.issues ?? null;
