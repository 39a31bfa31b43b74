import type { Statement } from './engine';

/** Every call into the engine. Names identify prepared statements, so a changed text needs no new name: connections are ours alone. */

const api = (name: string, text: string): Statement => ({ name, text });
const bson = (n: number) => `$${n}::bytea::documentdb_core.bson`;
const sequence = (n: number) => `$${n}::bytea::documentdb_core.bsonsequence`;

const write = (fn: string) =>
  api(fn, `SELECT p_result::bytea AS p FROM documentdb_api.${fn}($1, ${bson(2)}, ${sequence(3)}, $4)`);
const firstPage = (fn: string) =>
  api(
    fn,
    `SELECT cursorpage::bytea AS p, continuation::bytea AS c, cursorid::text AS id FROM documentdb_api.${fn}_cursor_first_page($1, ${bson(2)}, 0)`,
  );
const one = (fn: string) => api(fn, `SELECT ${fn}::bytea AS p FROM documentdb_api.${fn}($1, ${bson(2)})`);
const plan = (fn: string) =>
  api(
    `explain_${fn}`,
    `EXPLAIN (FORMAT JSON) SELECT document FROM documentdb_api_catalog.bson_aggregation_${fn}($1, ${bson(2)})`,
  );
const query = (fn: string) => api(fn, `SELECT document::bytea AS p FROM documentdb_api.${fn}($1, ${bson(2)})`);

export const statements = {
  insert: write('insert'),
  update: write('update'),
  delete: write('delete'),
  findAndModify: api(
    'find_and_modify',
    `SELECT p_result::bytea AS p FROM documentdb_api.find_and_modify($1, ${bson(2)}, $3)`,
  ),
  explainFind: plan('find'),
  explainAggregate: plan('pipeline'),
  explainCount: plan('count'),
  explainDistinct: plan('distinct'),
  find: firstPage('find'),
  aggregate: firstPage('aggregate'),
  listCollections: firstPage('list_collections'),
  listIndexes: firstPage('list_indexes'),
  getMore: api(
    'get_more',
    `SELECT cursorpage::bytea AS p, continuation::bytea AS c FROM documentdb_api.cursor_get_more($1, ${bson(2)}, ${bson(3)})`,
  ),
  count: query('count_query'),
  distinct: query('distinct_query'),
  validate: query('validate'),
  create: one('create_collection_view'),
  collMod: api('coll_mod', `SELECT coll_mod::bytea AS p FROM documentdb_api.coll_mod($1, $2, ${bson(3)})`),
  drop: api('drop', 'SELECT documentdb_api.drop_collection($1, $2) AS dropped'),
  dropDatabase: api('drop_database', 'SELECT documentdb_api.drop_database($1)'),
  rename: api('rename', 'SELECT documentdb_api.rename_collection($1, $2, $3, $4)'),
  createIndexes: api(
    'create_indexes',
    `SELECT create_indexes_non_concurrently::bytea AS p FROM documentdb_api_internal.create_indexes_non_concurrently($1, ${bson(2)}, true)`,
  ),
  dropIndexes: api('drop_indexes', `CALL documentdb_api.drop_indexes($1, ${bson(2)}, NULL)`),
  collStats: api('coll_stats', 'SELECT coll_stats::bytea AS p FROM documentdb_api.coll_stats($1, $2, $3)'),
  dbStats: api('db_stats', 'SELECT db_stats::bytea AS p FROM documentdb_api.db_stats($1, $2)'),
  listDatabases: api(
    'list_databases',
    `SELECT list_databases::bytea AS p FROM documentdb_api.list_databases(${bson(1)})`,
  ),
  currentOp: api('current_op', `SELECT document::bytea AS p FROM documentdb_api.current_op_command(${bson(1)})`),
  indexes: api(
    'indexes',
    `SELECT index_id::text AS id, (index_spec).index_name AS name, (index_spec).index_key::bytea AS key
       FROM documentdb_api_catalog.collection_indexes JOIN documentdb_api_catalog.collections USING (collection_id)
      WHERE database_name = $1 AND collection_name = $2`,
  ),
  checkedIndexes: api(
    'checked_indexes',
    `SELECT index_id::text AS id, (index_spec).index_name AS name, collection_id::text AS table,
            EXISTS (SELECT FROM pg_constraint WHERE conname = $3 || index_id) AS checked
       FROM documentdb_api_catalog.collection_indexes JOIN documentdb_api_catalog.collections USING (collection_id)
      WHERE database_name = $1 AND collection_name = $2`,
  ),
  orphanedChecks: api(
    'orphaned_checks',
    `SELECT collection_id::text AS table, conname AS constraint
       FROM documentdb_api_catalog.collections
       JOIN pg_constraint ON conrelid = to_regclass('documentdb_data.documents_' || collection_id)
      WHERE database_name = $1 AND collection_name = $2 AND starts_with(conname, $3) AND NOT EXISTS
            (SELECT FROM documentdb_api_catalog.collection_indexes WHERE conname = $3 || index_id)`,
  ),
};
