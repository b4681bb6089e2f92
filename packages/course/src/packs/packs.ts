/** All packs of words, in teaching order, without their words. Browsers load this list on pages of packs only. */
import type { Tier } from '../unit.ts';
import type { Pack } from './definePack.ts';
import { pack as abstract1 } from './abstract-1/pack.ts';
import { pack as accidentsAndSafety } from './accidents-and-safety/pack.ts';
import { pack as adjectives3 } from './adjectives-3/pack.ts';
import { pack as animals2 } from './animals-2/pack.ts';
import { pack as atHome } from './at-home/pack.ts';
import { pack as atTheAirport } from './at-the-airport/pack.ts';
import { pack as atTheHotel } from './at-the-hotel/pack.ts';
import { pack as atThePharmacyAndDoctor } from './at-the-pharmacy-and-doctor/pack.ts';
import { pack as atWork } from './at-work/pack.ts';
import { pack as body2 } from './body-2/pack.ts';
import { pack as booksAndStories } from './books-and-stories/pack.ts';
import { pack as business } from './business/pack.ts';
import { pack as character } from './character/pack.ts';
import { pack as childrenAndPlay } from './children-and-play/pack.ts';
import { pack as clothes2 } from './clothes-2/pack.ts';
import { pack as connectors2 } from './connectors-2/pack.ts';
import { pack as cooking } from './cooking/pack.ts';
import { pack as countries } from './countries/pack.ts';
import { pack as describingPeople } from './describing-people/pack.ts';
import { pack as describingThings } from './describing-things/pack.ts';
import { pack as documentsAndOffices } from './documents-and-offices/pack.ts';
import { pack as environment } from './environment/pack.ts';
import { pack as everydayVerbs1 } from './everyday-verbs-1/pack.ts';
import { pack as everydayVerbs2 } from './everyday-verbs-2/pack.ts';
import { pack as everydayVerbs3 } from './everyday-verbs-3/pack.ts';
import { pack as everydayVerbs4 } from './everyday-verbs-4/pack.ts';
import { pack as feast } from './feast/pack.ts';
import { pack as feelings2 } from './feelings-2/pack.ts';
import { pack as firstWords } from './first-words/pack.ts';
import { pack as foodBasics } from './food-basics/pack.ts';
import { pack as fruitNutsHerbs } from './fruit-nuts-herbs/pack.ts';
import { pack as furnitureAndRooms } from './furniture-and-rooms/pack.ts';
import { pack as gettingThere } from './getting-there/pack.ts';
import { pack as haveWantCan } from './have-want-can/pack.ts';
import { pack as health2 } from './health-2/pack.ts';
import { pack as history } from './history/pack.ts';
import { pack as hobbies } from './hobbies/pack.ts';
import { pack as holidayTrip } from './holiday-trip/pack.ts';
import { pack as housework } from './housework/pack.ts';
import { pack as howItIsDone } from './how-it-is-done/pack.ts';
import { pack as howMuch } from './how-much/pack.ts';
import { pack as inARestaurant } from './in-a-restaurant/pack.ts';
import { pack as joining } from './joining/pack.ts';
import { pack as kitchenTable } from './kitchen-table/pack.ts';
import { pack as leftAndRight } from './left-and-right/pack.ts';
import { pack as materials } from './materials/pack.ts';
import { pack as measures } from './measures/pack.ts';
import { pack as moneyAndBank } from './money-and-bank/pack.ts';
import { pack as motion1 } from './motion-1/pack.ts';
import { pack as motion2 } from './motion-2/pack.ts';
import { pack as musicAndArt } from './music-and-art/pack.ts';
import { pack as myThings } from './my-things/pack.ts';
import { pack as nationalitiesAndLanguages } from './nationalities-and-languages/pack.ts';
import { pack as nature2 } from './nature-2/pack.ts';
import { pack as newsAndMedia } from './news-and-media/pack.ts';
import { pack as outAndAbout } from './out-and-about/pack.ts';
import { pack as peopleIKnow } from './people-i-know/pack.ts';
import { pack as phoneAndInternet } from './phone-and-internet/pack.ts';
import { pack as placesInTown } from './places-in-town/pack.ts';
import { pack as professions } from './professions/pack.ts';
import { pack as questions } from './questions/pack.ts';
import { pack as regionsOfGeorgia } from './regions-of-georgia/pack.ts';
import { pack as relationships } from './relationships/pack.ts';
import { pack as repairsAndTools } from './repairs-and-tools/pack.ts';
import { pack as schoolDays } from './school-days/pack.ts';
import { pack as scienceAndTechnology } from './science-and-technology/pack.ts';
import { pack as shopping2 } from './shopping-2/pack.ts';
import { pack as society } from './society/pack.ts';
import { pack as soundsAndSenses } from './sounds-and-senses/pack.ts';
import { pack as sport } from './sport/pack.ts';
import { pack as talking } from './talking/pack.ts';
import { pack as thinking } from './thinking/pack.ts';
import { pack as time2 } from './time-2/pack.ts';
import { pack as toBePolite } from './to-be-polite/pack.ts';
import { pack as traditionAndFaith } from './tradition-and-faith/pack.ts';
import { pack as treesAndFlowers } from './trees-and-flowers/pack.ts';
import { pack as university } from './university/pack.ts';
import { pack as villageAndFarm } from './village-and-farm/pack.ts';
import { pack as weatherAndSeasons } from './weather-and-seasons/pack.ts';
import { pack as whenWords } from './when-words/pack.ts';

const inOrder: readonly Pack[] = [
  firstWords,
  haveWantCan,
  questions,
  joining,
  howMuch,
  whenWords,
  peopleIKnow,
  outAndAbout,
  toBePolite,
  myThings,
  atHome,
  kitchenTable,
  foodBasics,
  inARestaurant,
  placesInTown,
  gettingThere,
  leftAndRight,
  shopping2,
  clothes2,
  schoolDays,
  atWork,
  describingThings,
  describingPeople,
  weatherAndSeasons,
  everydayVerbs1,
  everydayVerbs2,
  motion1,
  feelings2,
  health2,
  atThePharmacyAndDoctor,
  cooking,
  fruitNutsHerbs,
  furnitureAndRooms,
  housework,
  phoneAndInternet,
  hobbies,
  countries,
  nationalitiesAndLanguages,
  atTheHotel,
  atTheAirport,
  nature2,
  animals2,
  treesAndFlowers,
  professions,
  sport,
  musicAndArt,
  feast,
  time2,
  everydayVerbs3,
  everydayVerbs4,
  howItIsDone,
  childrenAndPlay,
  body2,
  character,
  relationships,
  regionsOfGeorgia,
  holidayTrip,
  villageAndFarm,
  measures,
  materials,
  repairsAndTools,
  moneyAndBank,
  documentsAndOffices,
  university,
  booksAndStories,
  motion2,
  thinking,
  talking,
  connectors2,
  adjectives3,
  abstract1,
  soundsAndSenses,
  newsAndMedia,
  society,
  business,
  scienceAndTechnology,
  environment,
  history,
  traditionAndFaith,
  accidentsAndSafety,
];

/** The first packs are free: what everyone needs. */
const freePacks = 8;

export interface CatalogPack extends Pack {
  readonly tier: Tier;
  readonly path: string;
}

/** The pack at a place of the order, from 0. */
const toCatalogPack = (pack: Pack, index: number): CatalogPack => ({
  ...pack,
  tier: index < freePacks ? 'free' : 'premium',
  path: `/words/${pack.id}`,
});

export const packs: readonly CatalogPack[] = inOrder.map(toCatalogPack);

export const findPack = (id: string): CatalogPack | undefined => packs.find((pack) => pack.id === id);
