// How many cards stand in a row and how wide each is, so that all rows are equally full and every card can be hit.
const SMALLEST = 46; // a thumb needs 44 px
const LEAST_USUAL = 0.062; // of the room's width: rather a second row than cards too small for the back of a class
const USUAL = 64;
const MOST = 0.088;
const LARGEST = 128;

const between = (low, value, high) => Math.min(Math.max(value, low), high);

export function arrange(room, count) {
  const gap = room < 480 ? 6 : 8;
  const least = between(SMALLEST, room * LEAST_USUAL, USUAL);
  const most = Math.max(1, Math.floor((room + gap) / (least + gap)));
  const rows = Math.max(1, Math.ceil(count / most));
  const columns = Math.max(1, Math.ceil(count / rows));
  const share = Math.floor(((room - (columns - 1) * gap) / columns) * 2) / 2;
  return { gap, columns, width: Math.min(share, between(USUAL, room * MOST, LARGEST)) };
}
