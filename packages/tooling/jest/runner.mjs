import { createRunner } from 'jest-light-runner';
export default createRunner({ runtime: 'child_process' });
