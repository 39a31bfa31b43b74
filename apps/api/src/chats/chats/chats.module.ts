import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StoresModule } from '../../auth/stores/stores.module';
import { UsersModule } from '../../auth/users/users.module';
import { WorkshopsModule } from '../../auth/workshops/workshops.module';
import { SolicitudesModule } from '../../cart/solicitudes/solicitudes.module';
import { CitasModule } from '../../citas/citas/citas.module';
import { OrdersModule } from '../../orders/orders/orders.module';
import { ReportesModule } from '../../platform/reportes/reportes.module';
import { UploadsModule } from '../../platform/uploads/uploads.module';
import { PreguntasModule } from '../../products/preguntas/preguntas.module';
import { ProductsModule } from '../../products/products/products.module';
import { AdminChatsController } from './admin-chats.controller';
import { CHAT, ChatSchema } from './chat.schema';
import { ChatAccess } from './chat-access.service';
import { ChatAppendsRepository } from './chat-appends.repository';
import { ChatContexts } from './chat-contexts.service';
import { ChatFilesService } from './chat-files.service';
import { ChatHistoryService } from './chat-history.service';
import { ChatNews } from './chat-news.service';
import { ChatPresence } from './chat-presence.service';
import { ChatReports } from './chat-reports.service';
import { ChatReviewService } from './chat-review.service';
import { ChatsController } from './chats.controller';
import { ChatsRepository } from './chats.repository';
import { ChatsService } from './chats.service';
import { ChatsSocketService } from './chats-socket.service';
import { ContactsService } from './contacts.service';
import { GroupsService } from './groups.service';
import { JoinedChats } from './joined-chats.service';
import { MENSAJE_CHAT, MessageSchema } from './message.schema';
import { MessageDelivery } from './message-delivery.service';
import { MessageLimit } from './message-limit.service';
import { MessageWriter } from './message-writer.service';
import { MessagesRepository } from './messages.repository';
import { OpeningService } from './opening.service';
import { ReadingService } from './reading.service';
import { RelationsService } from './relations.service';
import { SendingService } from './sending.service';
import { TypingService } from './typing.service';
import { UnreadService } from './unread.service';
import { UnreadRemindersService } from './unread-reminders.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: CHAT, schema: ChatSchema },
      { name: MENSAJE_CHAT, schema: MessageSchema },
    ]),
    UsersModule,
    StoresModule,
    WorkshopsModule,
    ProductsModule,
    OrdersModule,
    CitasModule,
    PreguntasModule,
    UploadsModule,
    ReportesModule,
    SolicitudesModule,
  ],
  controllers: [AdminChatsController, ChatsController],
  providers: [
    ChatsRepository,
    ChatAppendsRepository,
    MessagesRepository,
    ChatAccess,
    ChatsService,
    OpeningService,
    ChatContexts,
    RelationsService,
    ContactsService,
    GroupsService,
    MessageWriter,
    MessageDelivery,
    MessageLimit,
    SendingService,
    ReadingService,
    UnreadService,
    ChatNews,
    TypingService,
    JoinedChats,
    ChatPresence,
    ChatFilesService,
    ChatsSocketService,
    ChatHistoryService,
    UnreadRemindersService,
    ChatReviewService,
    ChatReports,
  ],
  exports: [ChatHistoryService, ChatsService],
})
export class ChatsModule {}
