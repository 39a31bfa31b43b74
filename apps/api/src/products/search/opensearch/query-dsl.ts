/** A query of the engine. */
export type Dsl = Record<string, unknown>;

export const NO_MATCH: Dsl = { match_none: {} };
export const term = (field: string, value: string | boolean): Dsl => ({ term: { [field]: value } });
export const anyOf = (field: string, values: readonly string[]): Dsl => ({ terms: { [field]: values } });
export const exists = (field: string): Dsl => ({ exists: { field } });
export const prefix = (field: string, value: string): Dsl => ({ prefix: { [field]: value } });
export const allOf = (filter: readonly Dsl[]): Dsl =>
  filter.length === 1 ? filter[0]! : { bool: { filter: [...filter] } };
export const oneOf = (should: readonly Dsl[]): Dsl =>
  should.length === 1 ? should[0]! : { bool: { should: [...should], minimum_should_match: 1 } };
export const butNot = (filter: Dsl, mustNot: Dsl): Dsl => ({ bool: { filter: [filter], must_not: [mustNot] } });
/** The same score for all that it finds. */
export const scored = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });
/** The best of several scores. */
export const bestOf = (queries: readonly Dsl[], boost = 1): Dsl =>
  queries.length === 1 && boost === 1 ? queries[0]! : { dis_max: { queries: [...queries], boost } };
/** All of several, their scores added. */
export const sumOf = (must: readonly Dsl[], boost = 1): Dsl =>
  must.length === 1 && boost === 1 ? must[0]! : { bool: { must: [...must], boost } };
