/** Offers a calendar file as a download: the device opens it with its calendar. */
export function saveCalendar(content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  link.download = 'booking.ics';
  link.click();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
