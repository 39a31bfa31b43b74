import { Global, Module } from '@nestjs/common';
import { ActorNames } from '../../platform/audit/actor-names.service';
import { AccountNamesService } from './account-names.service';
import { UsersModule } from './users.module';

/** Global, because the audit log stands below the accounts and cannot import them. */
@Global()
@Module({
  imports: [UsersModule],
  providers: [AccountNamesService, { provide: ActorNames, useExisting: AccountNamesService }],
  exports: [ActorNames],
})
export class AccountNamesModule {}
