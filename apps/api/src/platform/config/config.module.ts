import { Global, Logger, Module } from '@nestjs/common';
import { Environment } from './environment';
import { unknownSettings } from './unknown-settings';
import { validateEnvironment } from './validate-environment';

/** Tells of names that are probably misspelt: an unknown one is no error, since an environment holds others' too. */
function warnOfUnknown(): void {
  for (const { name, nearest } of unknownSettings(Object.keys(process.env)))
    new Logger('Config').warn(`${name}: Tuerca no lee esta variable. La más parecida es ${nearest}.`);
}

/** Hands the validated environment to whoever asks for `Environment`. */
@Global()
@Module({
  providers: [
    {
      provide: Environment,
      useFactory: () => {
        warnOfUnknown();
        return validateEnvironment(process.env);
      },
    },
  ],
  exports: [Environment],
})
export class ConfigModule {}
