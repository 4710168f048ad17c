import { IsBoolean } from 'class-validator';

export class ShopSettingsDto {
  /** Whether customers can pay at all. Off: no method is listed, and paying is refused. */
  @IsBoolean()
  payments_enabled!: boolean;
}
