import 'reflect-metadata';
import { serve } from './serve';

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
