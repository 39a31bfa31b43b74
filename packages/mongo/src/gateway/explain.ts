import { BSON, type Document } from 'bson';
import type { Context } from './context';
import { CommandError } from './errors';
import type { Reply } from './reply';
import { statements } from './statements';

/** The engine's function that plans each command which reads. */
const PLANNERS = {
  find: statements.explainFind,
  aggregate: statements.explainAggregate,
  count: statements.explainCount,
  distinct: statements.explainDistinct,
} as const;

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  namespaceName?: string;
  IndexDetails?: { indexName: string; indexBounds?: string[] }[];
  Plans?: PlanNode[];
}

/** A look-up of documents by their key, as against reading the collection from one end to the other by it. */
const isKeyed = (node: PlanNode): boolean =>
  !!node['Index Cond']?.includes('object_id') || (node.Plans ?? []).some(isKeyed);

// The stages are mongod's own words.
// cspell:ignore IXSCAN COLLSCAN

/** A scan as mongod's explain names it: IXSCAN with its index and bounds, or COLLSCAN. */
function toStage(node: PlanNode): Document | undefined {
  if (node.namespaceName !== undefined) {
    const [used] = node.IndexDetails ?? [];
    if (!used || (used.indexName === '_id_' && !isKeyed(node)))
      return { stage: 'COLLSCAN', namespace: node.namespaceName };
    return { stage: 'IXSCAN', namespace: node.namespaceName, indexName: used.indexName, indexBounds: used.indexBounds };
  }
  // A look-up of documents by their key has a plan of its own.
  if (node['Index Name'] === '_id_' && isKeyed(node))
    return { stage: 'IXSCAN', indexName: '_id_', indexBounds: [node['Index Cond']] };
  return undefined;
}

function scansOf(node: PlanNode): Document[] {
  const stage = toStage(node);
  return stage ? [stage] : (node.Plans ?? []).flatMap(scansOf);
}

/**
 * Plan of a find, aggregate, count or distinct, as far as it shows whether an index serves it:
 * `queryPlanner.winningPlan` holds its scans. An index is preferred to reading a whole collection even if that is
 * small, as mongod does.
 */
export async function explain(context: Context): Promise<Reply> {
  const command = context.command.value('explain') as Document | undefined;
  const name = Object.keys(command ?? {})[0] ?? '';
  const statement = PLANNERS[name as keyof typeof PLANNERS] as (typeof PLANNERS)[keyof typeof PLANNERS] | undefined;
  if (!command || !statement) throw new CommandError(59, `Explain failed due to unknown command: '${name}'`);
  const session = await context.services.engine.reserve();
  let broken = true;
  try {
    await session.command('BEGIN; SET LOCAL enable_seqscan = off');
    const [row] = await session.query(statement, [context.db, Buffer.from(BSON.serialize(command))]);
    await session.command('ROLLBACK');
    broken = false;
    const [{ Plan: plan }] = JSON.parse(String(row?.['QUERY PLAN'])) as [{ Plan: PlanNode }];
    return {
      queryPlanner: {
        namespace: `${context.db}.${String(command[name])}`,
        winningPlan: { stage: 'PLAN', inputStages: scansOf(plan) },
      },
      ok: 1,
    };
  } finally {
    session.release(broken);
  }
}
