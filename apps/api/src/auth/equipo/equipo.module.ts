import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UsersModule } from '../users/users.module';
import { EquipoController } from './equipo.controller';
import { EquipoService } from './equipo.service';
import { INTEGRANTE, IntegranteSchema } from './integrante.schema';
import { IntegrantesRepository } from './integrantes.repository';
import { InvitationsService } from './invitations.service';

@Module({
  imports: [UsersModule, MongooseModule.forFeature([{ name: INTEGRANTE, schema: IntegranteSchema }])],
  controllers: [EquipoController],
  providers: [IntegrantesRepository, EquipoService, InvitationsService],
  exports: [EquipoService, InvitationsService],
})
export class EquipoModule {}
