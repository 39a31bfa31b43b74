import { Global, Module } from '@nestjs/common';
import { Environment } from './environment';
import { validateEnvironment } from './validate-environment';

/** Hands the validated environment to whoever asks for `Environment`. */
@Global()
@Module({
  providers: [{ provide: Environment, useFactory: () => validateEnvironment(process.env) }],
  exports: [Environment],
})
export class ConfigModule {}
