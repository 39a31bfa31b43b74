// The limit beside which the lists stand: Fastify that makes JSON of one answer of the API, BENCH_PAGE, and does nothing else.
import fastify from 'fastify';

const page = JSON.parse(process.env.BENCH_PAGE);
const app = fastify();
app.get('/', () => page);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
