const { ROOMS, floorRules } = require('./rooms.cjs');

const SRC = '^packages/contracts/src';
const TEST = '\\.(spec|test)\\.tsx?$|/(test|testing)/';

exports.contractRules = [
  ...floorRules({
    name: 'contracts-room',
    source: SRC,
    places: ['pages', ...Object.keys(ROOMS), 'venezuela', 'kernel'],
    comment: 'A room of contracts reads those below it in ROOMS (packages/tooling/dependency-cruiser/rooms.cjs).',
    // An order shows in which state the appointment is that mounts its parts; the states know nothing but kernel.
    except: (place) => (place === 'orders' ? [`${SRC}/citas/citas/states\\.ts$`] : []),
    pathNot: TEST,
  }),
  {
    name: 'contracts-zod-only',
    comment: 'contracts is read by the browser and by the server: it knows zod and itself.',
    severity: 'error',
    from: { path: `${SRC}/`, pathNot: TEST },
    to: { pathNot: [`${SRC}/`, '(^|/)node_modules/zod/'] },
  },
];
