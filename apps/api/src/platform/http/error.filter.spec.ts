import { mongo } from 'mongoose';
import { toAppError } from './error.filter';

it('a database without room is told as such, and not as a fault of ours', () => {
  const full = new mongo.MongoServerError({ message: 'No space left on device', code: 14031 });
  expect(toAppError(full)).toMatchObject({ code: 'SIN_ESPACIO', status: 507 });
  expect(toAppError(new Error('anything'))).toMatchObject({ code: 'ERROR_INTERNO', status: 500 });
});
