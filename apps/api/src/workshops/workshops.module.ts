import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TALLER, TallerSchema } from './workshop.schema';
import { WorkshopsController } from './workshops.controller';
import { WorkshopsRepository } from './workshops.repository';
import { WorkshopsService } from './workshops.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: TALLER, schema: TallerSchema }])],
  controllers: [WorkshopsController],
  providers: [WorkshopsRepository, WorkshopsService],
  exports: [WorkshopsService],
})
export class WorkshopsModule {}
