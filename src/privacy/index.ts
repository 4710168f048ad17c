export { ErasePerson } from './erase-person.js';
export { ExportPerson } from './export-person.js';
export { type EraseData, type Person, PersonalData } from './personal-data.js';
export { PrivacyModule } from './privacy.module.js';
export { RetentionAge } from './retention-age.js';
export { BATCH, Retention, inBatches } from './retention.js';
