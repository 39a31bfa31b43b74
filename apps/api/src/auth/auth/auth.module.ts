import { Global, Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { MongooseModule } from '@nestjs/mongoose';
import { SessionVerifier } from '../../platform/common/current-user';
import { SystemModule } from '../../platform/system/system.module';
import { StoresModule } from '../stores/stores.module';
import { UsersModule } from '../users/users.module';
import { WorkshopsModule } from '../workshops/workshops.module';
import { AdministratorAccessService } from './administrator-access.service';
import { AuthController } from './auth.controller';
import { AuthRepository } from './auth.repository';
import { ATTEMPT, AttemptSchema, ENLACE, EnlaceSchema, SESION, SesionSchema } from './auth.schema';
import { CredentialsService } from './credentials.service';
import { DevicesService } from './devices.service';
import { EntriesService } from './entries.service';
import { FactorCodesService } from './factor-codes.service';
import { FactorPolicyService } from './factor-policy.service';
import { JwtStrategy } from './jwt.strategy';
import { KnownDevicesService } from './known-devices.service';
import { LinksService } from './links.service';
import { LoginService } from './login.service';
import { PasswordsService } from './passwords.service';
import { ReauthService } from './reauth.service';
import { RecoveryService } from './recovery.service';
import { RegistrationService } from './registration.service';
import { ReusedTokensService } from './reused-tokens.service';
import { SecondFactorRepository } from './second-factor.repository';
import { SEGUNDO_FACTOR, SegundoFactorSchema } from './second-factor.schema';
import { SecondFactorService } from './second-factor.service';
import { SecurityController } from './security.controller';
import { SessionStates } from './session-states.service';
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
      { name: SEGUNDO_FACTOR, schema: SegundoFactorSchema },
    ]),
    UsersModule,
    StoresModule,
    WorkshopsModule,
    SystemModule,
  ],
  controllers: [AuthController, SecurityController],
  providers: [
    AuthRepository,
    TokensService,
    JwtStrategy,
    SessionStates,
    SessionsService,
    PasswordsService,
    ThrottleService,
    LinksService,
    SecondFactorRepository,
    FactorPolicyService,
    FactorCodesService,
    SecondFactorService,
    DevicesService,
    EntriesService,
    CredentialsService,
    KnownDevicesService,
    LoginService,
    ReauthService,
    ReusedTokensService,
    RecoveryService,
    RegistrationService,
    AdministratorAccessService,
    { provide: SessionVerifier, useExisting: SessionStates },
  ],
  exports: [
    SessionVerifier,
    SessionsService,
    SecondFactorService,
    PasswordsService,
    RegistrationService,
    ThrottleService,
  ],
})
export class AuthModule {}
