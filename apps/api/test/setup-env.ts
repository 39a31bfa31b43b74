// What every test shares; the database's address comes from global-setup. Each file gets a database of its own.
process.env.NODE_ENV = 'test';
process.env.LOG_LEVEL ??= 'fatal';
process.env.JWT_SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
process.env.BANCO_SIMULADO_MS = '0';
process.env.BARRIDO_MS = '200';
process.env.LIMITE_GENERAL = '1000000';
process.env.LIMITE_FACTOR = '10000';
