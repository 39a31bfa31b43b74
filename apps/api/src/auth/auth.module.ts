import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionVerifier } from '../platform/common/current-user';
import { StoresModule } from '../stores/stores.module';
import { UsersModule } from '../users/users.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { AuthController } from './auth.controller';
import { AuthRepository } from './auth.repository';
import { ENLACE, EnlaceSchema, ATTEMPT, AttemptSchema, SESION, SesionSchema } from './auth.schema';
import { JwtStrategy } from './jwt.strategy';
import { LinksService } from './links.service';
import { LoginService } from './login.service';
import { PasswordsService } from './passwords.service';
import { RecoveryService } from './recovery.service';
import { RegistrationService } from './registration.service';
import { SessionsService } from './sessions.service';
import { ThrottleService } from './throttle.service';
import { TokensService } from './tokens.service';

/** Sign-up, sign-in and sessions. Global, because the guard of every route needs the SessionVerifier. */
@Global()
@Module({
  imports: [
    JwtModule.register({}),
    MongooseModule.forFeature([
      { name: SESION, schema: SesionSchema },
      { name: ENLACE, schema: EnlaceSchema },
      { name: ATTEMPT, schema: AttemptSchema },
    ]),
    UsersModule,
    StoresModule,
    WorkshopsModule,
  ],
  controllers: [AuthController],
  providers: [
    AuthRepository,
    TokensService,
    JwtStrategy,
    SessionsService,
    PasswordsService,
    ThrottleService,
    LinksService,
    LoginService,
    RecoveryService,
    RegistrationService,
    { provide: SessionVerifier, useExisting: SessionsService },
  ],
  exports: [SessionVerifier, SessionsService, PasswordsService, RegistrationService, ThrottleService],
})
export class AuthModule {}
