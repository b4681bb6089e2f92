/**
 * Common English names as Georgians write them: by their sound, and with -ი where they end in a consonant. Only
 * names with one usual spelling, and none that is an English word as well.
 */
import type { PhraseSource } from '@ena/domain/lesson/phrase';

const spellings = `Adam ადამი, Amanda ამანდა, Amy ემი, Andrew ენდრიუ, Angela ანჯელა, Anna ანა, Anthony ენტონი,
  Ashley ეშლი, Barbara ბარბარა, Ben ბენი, Brian ბრაიანი, Charles ჩარლზი, Chris კრისი, Christina კრისტინა,
  Christopher კრისტოფერი, Claire კლერი, Daniel დენიელი, David დევიდი, Diana დიანა, Elizabeth ელიზაბეთი, Emily ემილი,
  Emma ემა, Eric ერიკი, Eva ევა, George ჯორჯი, Hannah ჰანა, Harry ჰარი, Henry ჰენრი, Jack ჯეკი,
  James ჯეიმსი, Jane ჯეინი, Jason ჯეისონი, Jennifer ჯენიფერი, Jessica ჯესიკა, John ჯონი, Joseph ჯოზეფი,
  Julia ჯულია, Justin ჯასტინი, Kate ქეითი, Kevin კევინი, Linda ლინდა, Lucy ლუსი, Margaret მარგარეტი, Maria მარია,
  Martin მარტინი, Mary მერი, Matthew მეთიუ, Max მაქსი, Michael მაიკლი, Michelle მიშელი, Mike მაიკი, Monica მონიკა,
  Natalie ნატალი, Nicholas ნიკოლასი, Nicole ნიკოლი, Nina ნინა, Oliver ოლივერი, Olivia ოლივია, Patrick პატრიკი,
  Paul პოლი, Peter პიტერი, Rachel რეიჩელი, Rebecca რებეკა, Richard რიჩარდი, Robert რობერტი, Ryan რაიანი,
  Samantha სამანთა, Sandra სანდრა, Sarah სარა, Simon საიმონი, Sophia სოფია, Steven სტივენი, Susan სიუზანი,
  Thomas თომასი, Tim ტიმი, Tom ტომი, Vanessa ვანესა, Victoria ვიქტორია, William უილიამი`;

export const names: readonly PhraseSource[] = spellings.split(/,\s+/u).map((pair) => {
  const [gloss = '', form = ''] = pair.split(' ');
  return { form, gloss };
});
