import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { GarajeModule } from '../garaje/garaje.module';
import { AccountsRepository } from './accounts.repository';
import { AccountsService } from './accounts.service';
import { NoticePreferencesService } from './notice-preferences.service';
import { OwnProfileService } from './own-profile.service';
import { TeamAccountsService } from './team-accounts.service';
import { USUARIO, UsuarioSchema } from './user.schema';
import { UsersController } from './users.controller';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

@Module({
  imports: [GarajeModule, UploadsModule, MongooseModule.forFeature([{ name: USUARIO, schema: UsuarioSchema }])],
  controllers: [UsersController],
  providers: [
    UsersRepository,
    UsersService,
    AccountsRepository,
    AccountsService,
    NoticePreferencesService,
    OwnProfileService,
    TeamAccountsService,
  ],
  exports: [UsersService, TeamAccountsService, AccountsService, NoticePreferencesService],
})
export class UsersModule {}
