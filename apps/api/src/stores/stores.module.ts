import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadsModule } from '../uploads/uploads.module';
import { UsersModule } from '../users/users.module';
import { TIENDA, TiendaSchema } from './store.schema';
import { StoresController } from './stores.controller';
import { StoresRepository } from './stores.repository';
import { StoresService } from './stores.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: TIENDA, schema: TiendaSchema }]), UsersModule, UploadsModule],
  controllers: [StoresController],
  providers: [StoresRepository, StoresService],
  exports: [StoresService],
})
export class StoresModule {}
