import { Module } from '@nestjs/common';
import { OrderModule } from '../../order/index.js';
import { PaymentModule } from '../../payment/index.js';
import { CourierTransferRows } from './data/courier-transfer-rows.js';
import { ParcelRows } from './data/parcel-rows.js';
import { RegisterRows } from './data/register-rows.js';
import { PersonalRegisterData } from './http/personal-register-data.js';
import { FindDifferences } from './use-cases/find-differences.js';
import { PrepareRegister } from './use-cases/prepare-register.js';
import { ViewRegisters } from './use-cases/view-registers.js';

/** Registers of the money that couriers have collected. The matching of bank transactions finds their transfers. */
@Module({
  imports: [OrderModule, PaymentModule],
  providers: [
    CourierTransferRows,
    ParcelRows,
    RegisterRows,
    FindDifferences,
    PersonalRegisterData,
    PrepareRegister,
    ViewRegisters,
  ],
  exports: [CourierTransferRows, FindDifferences, ParcelRows, PrepareRegister, RegisterRows, ViewRegisters],
})
export class RegistersModule {}
