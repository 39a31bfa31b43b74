import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { UploadsModule } from '../uploads/uploads.module';
import { UsersModule } from '../users/users.module';
import { TALLER, TallerSchema } from './workshop.schema';
import { WorkshopsController } from './workshops.controller';
import { WorkshopsRepository } from './workshops.repository';
import { WorkshopsService } from './workshops.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: TALLER, schema: TallerSchema }]), UsersModule, UploadsModule],
  controllers: [WorkshopsController],
  providers: [WorkshopsRepository, WorkshopsService],
  exports: [WorkshopsService],
})
export class WorkshopsModule {}
