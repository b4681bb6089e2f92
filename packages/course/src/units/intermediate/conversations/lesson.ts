import { glossary } from './glossary.ts';
import { conjugationsSection } from '../../../conjugations.ts';
import type { LessonContent } from '../../../unit.ts';

/** Eight short dialogues of everyday life, polite among strangers and familiar among friends. */
export const lesson: LessonContent = {
  title: 'Daily Conversations',
  subtitle:
    'Eight dialogues to read, to say aloud and to use: meeting people, eating out, shopping, traveling.',
  tips: [
    'A final -თ turns many verbs from familiar to polite: როგორ ხარ? to a friend, როგორ ხართ? to a stranger; გინდა? and გინდათ?, მითხარი and მითხარით. The same -თ also speaks to several people.',
    'The greeting გამარჯობა has an old answer of its own: გაგიმარჯოს to one friend, გაგიმარჯოთ politely or to several people. Both wish victory. To give the same greeting back is fine too.',
    'Georgian says "yes" in three ways: დიახ is polite, კი is neutral, ჰო is for family and friends. In a shop or a restaurant you cannot go wrong with დიახ.',
    'To be polite, name what you want and add თუ შეიძლება (if it is possible): ანგარიში, თუ შეიძლება. Whoever hands the thing over may say ინებეთ (here you are).',
  ],
  sections: [
    {
      kind: 'dialogues',
      id: 'greetings',
      title: 'Greetings',
      description: 'Meet a new neighbor politely, then run into an old friend.',
      conversations: [
        {
          id: 'conversations.greetings.new-neighbor',
          title: 'A New Neighbor',
          description: 'Anna meets Levan on the stairs of their building. They say the polite "you".',
          lines: [
            { speaker: 'Anna', form: 'გამარჯობათ! მე ანა მქვია.', gloss: 'Hello! My name is Anna.' },
            {
              speaker: 'Levan',
              form: 'გამარჯობათ! მე ლევანი ვარ. სასიამოვნოა თქვენი გაცნობა.',
              gloss: 'Hello! I am Levan. It is nice to meet you.',
            },
            {
              speaker: 'Anna',
              form: 'ჩემთვისაც სასიამოვნოა. თქვენც აქ ცხოვრობთ?',
              gloss: 'Nice to meet you too. Do you live here as well?',
            },
            {
              speaker: 'Levan',
              form: 'დიახ, მეოთხე სართულზე. თქვენ რომელზე ცხოვრობთ?',
              gloss: 'Yes, on the fourth floor. Which one do you live on?',
            },
            { speaker: 'Anna', form: 'მე მესამეზე ვცხოვრობ.', gloss: 'I live on the third.' },
            {
              speaker: 'Levan',
              form: 'მაშინ მეზობლები ვართ! საიდან ხართ?',
              gloss: 'Then we are neighbors! Where are you from?',
            },
            {
              speaker: 'Anna',
              form: 'ინგლისიდან ვარ, ლონდონიდან.',
              gloss: 'I am from England, from London.',
            },
            {
              speaker: 'Levan',
              form: 'ქართულად ძალიან კარგად ლაპარაკობთ!',
              gloss: 'You speak Georgian very well!',
            },
            {
              speaker: 'Anna',
              form: 'გმადლობთ! ჯერ ცოტა ვიცი, მაგრამ ყოველდღე ვსწავლობ.',
              gloss: 'Thank you! I only know a little so far, but I study every day.',
            },
            {
              speaker: 'Levan',
              form: 'თუ რამე დაგჭირდებათ, მითხარით.',
              gloss: 'If you need anything, tell me.',
            },
            {
              speaker: 'Anna',
              form: 'დიდი მადლობა, ბატონო ლევან! ნახვამდის!',
              gloss: 'Thank you very much, Mr. Levan! Goodbye!',
            },
          ],
          vocabulary: [
            { form: 'მეზობელი', gloss: 'neighbor' },
            { form: 'სართული', gloss: 'floor (of a building)' },
            { form: 'სასიამოვნო', gloss: 'pleasant' },
            { form: 'გაცნობა', gloss: 'to get to know' },
            { form: 'საიდან', gloss: 'from where' },
            { form: 'ცოტა', gloss: 'a little' },
            { form: 'ყოველდღე', gloss: 'every day' },
            { form: 'რამე', gloss: 'something; anything' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.greetings.new-neighbor.q1',
              teaches: ['word.live'],
              prompt: 'On which floor does Anna live?',
              options: ['on the first', 'on the second', 'on the third', 'on the fourth'],
              answer: 'on the third',
              explanation:
                'Ordinals are made with მე- before and -ე after the number: სამი (three), მესამე (third). Only პირველი (first) is a word of its own.',
            },
            {
              kind: 'choice',
              id: 'conversations.greetings.new-neighbor.q2',
              teaches: [],
              prompt: 'What does Levan offer at the end?',
              options: [
                'his help, if she needs it',
                'a walk through the old town',
                'a Georgian lesson every day',
                'a cup of coffee at his place',
              ],
              answer: 'his help, if she needs it',
              explanation:
                'თუ is "if" here. Between two things in a question it is "or": ჩაი თუ ყავა? (Tea or coffee?)',
            },
          ],
        },
        {
          id: 'conversations.greetings.old-friends',
          title: 'Two Friends in the Street',
          description: 'Nino and Giorgi are old friends, so they say the familiar "you".',
          lines: [
            {
              speaker: 'Nino',
              form: 'გამარჯობა, გიორგი! როგორ ხარ?',
              gloss: 'Hello, Giorgi! How are you?',
            },
            {
              speaker: 'Giorgi',
              form: 'გაგიმარჯოს, ნინო! კარგად ვარ. შენ როგორ ხარ?',
              gloss: 'Hello, Nino! I am fine. How are you?',
            },
            {
              speaker: 'Nino',
              form: 'მეც კარგად ვარ. სად მიდიხარ?',
              gloss: 'I am fine too. Where are you going?',
            },
            {
              speaker: 'Giorgi',
              form: 'უნივერსიტეტში მივდივარ. ორ საათზე ლექცია მაქვს.',
              gloss: 'I am going to the university. I have a lecture at two.',
            },
            { speaker: 'Nino', form: 'დედა როგორ გყავს?', gloss: 'How is your mother?' },
            {
              speaker: 'Giorgi',
              form: 'კარგად არის, მადლობა. ახლა სოფელშია.',
              gloss: 'She is well, thanks. She is in the village now.',
            },
            {
              speaker: 'Nino',
              form: 'ხვალ საღამოს თავისუფალი ხარ?',
              gloss: 'Are you free tomorrow evening?',
            },
            { speaker: 'Giorgi', form: 'კი, თავისუფალი ვარ. რატომ?', gloss: 'Yes, I am free. Why?' },
            {
              speaker: 'Nino',
              form: 'ჩემი დაბადების დღეა. მოდი ჩვენთან!',
              gloss: 'It is my birthday. Come to our place!',
            },
            {
              speaker: 'Giorgi',
              form: 'რა კარგია! აუცილებლად მოვალ.',
              gloss: 'How nice! I will definitely come.',
            },
            { speaker: 'Nino', form: 'შვიდ საათზე გელოდები.', gloss: 'I will be expecting you at seven.' },
            { speaker: 'Giorgi', form: 'კარგი, ხვალამდე!', gloss: 'All right, see you tomorrow!' },
          ],
          vocabulary: [
            { form: 'დაბადების დღე', gloss: 'birthday' },
            { form: 'უნივერსიტეტი', gloss: 'university' },
            { form: 'ლექცია', gloss: 'lecture' },
            { form: 'სოფელი', gloss: 'village' },
            { form: 'თავისუფალი', gloss: 'free' },
            { form: 'აუცილებლად', gloss: 'definitely' },
            { form: 'მოსვლა', gloss: 'to come' },
            { form: 'ლოდინი', gloss: 'to wait' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.greetings.old-friends.q1',
              teaches: [],
              prompt: 'Why does Nino invite Giorgi?',
              options: [
                'He has just come back.',
                'It is her birthday.',
                'Her mother wants to see him.',
                'They have a lecture together.',
              ],
              answer: 'It is her birthday.',
              explanation:
                'დაბადების დღე is "the day of birth". On the day itself one says გილოცავ დაბადების დღეს!, with the -ს of the dative.',
            },
            {
              kind: 'choice',
              id: 'conversations.greetings.old-friends.q2',
              teaches: ['time.tomorrow', 'number.7'],
              prompt: 'When does Nino expect Giorgi?',
              options: ['today at two', 'today at seven', 'tomorrow at two', 'tomorrow at seven'],
              answer: 'tomorrow at seven',
              explanation:
                'Clock times take -ზე, and the number loses its -ი before the noun: შვიდი საათი (seven hours), შვიდ საათზე (at seven).',
            },
          ],
        },
      ],
    },
    {
      kind: 'dialogues',
      id: 'restaurant',
      title: 'Restaurant',
      description: 'Find a table, order, and ask for the bill.',
      conversations: [
        {
          id: 'conversations.restaurant.ordering',
          title: 'A Table for Two',
          description: 'Tamar and Luka come into a restaurant and order. The waiter is very polite.',
          lines: [
            { speaker: 'Waiter', form: 'გამარჯობათ, მობრძანდით!', gloss: 'Hello, please come in!' },
            {
              speaker: 'Tamar',
              form: 'გამარჯობათ! ორნი ვართ. თავისუფალი მაგიდა გაქვთ?',
              gloss: 'Hello! There are two of us. Do you have a free table?',
            },
            {
              speaker: 'Waiter',
              form: 'რა თქმა უნდა. ფანჯარასთან დაბრძანდით. ინებეთ მენიუ.',
              gloss: 'Of course. Please sit by the window. Here is the menu.',
            },
            { speaker: 'Luka', form: 'რას გვირჩევთ?', gloss: 'What do you recommend?' },
            {
              speaker: 'Waiter',
              form: 'ჩვენი ხინკალი ძალიან გემრიელია.',
              gloss: 'Our khinkali are very tasty.',
            },
            {
              speaker: 'Tamar',
              form: 'კარგი. ათი ხინკალი და ერთი იმერული ხაჭაპური, გთხოვთ.',
              gloss: 'Good. Ten khinkali and one Imeretian khachapuri, please.',
            },
            { speaker: 'Waiter', form: 'რას დალევთ?', gloss: 'What will you drink?' },
            {
              speaker: 'Luka',
              form: 'მე ტარხუნის ლიმონათი მინდა.',
              gloss: 'I would like tarragon lemonade.',
            },
            {
              speaker: 'Tamar',
              form: 'მე ცივი წყალი მინდა, თუ შეიძლება.',
              gloss: 'I would like cold water, please.',
            },
            { speaker: 'Waiter', form: 'კიდევ რამე გნებავთ?', gloss: 'Would you like anything else?' },
            {
              speaker: 'Tamar',
              form: 'არა, გმადლობთ, სულ ეს არის.',
              gloss: 'No, thank you, that is all.',
            },
            {
              speaker: 'Waiter',
              form: 'ოც წუთში ყველაფერი მზად იქნება.',
              gloss: 'Everything will be ready in twenty minutes.',
            },
          ],
          vocabulary: [
            { form: 'მენიუ', gloss: 'menu' },
            { form: 'ფანჯარა', gloss: 'window' },
            { form: 'რჩევა', gloss: 'to advise; advice' },
            { form: 'გემრიელი', gloss: 'tasty; delicious' },
            { form: 'ტარხუნა', gloss: 'tarragon' },
            { form: 'ლიმონათი', gloss: 'lemonade' },
            { form: 'მზად', gloss: 'ready' },
            { form: 'რა თქმა უნდა', gloss: 'of course' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.restaurant.ordering.q1',
              teaches: ['word.cold', 'word.water'],
              prompt: 'What does Tamar want to drink?',
              options: ['cold water', 'hot tea with lemon', 'tarragon lemonade', 'coffee with milk'],
              answer: 'cold water',
              explanation:
                'With მინდა the thing wanted stands in the nominative, ცივი წყალი, and the person in the dative: მას ცივი წყალი უნდა (she wants cold water).',
            },
            {
              kind: 'choice',
              id: 'conversations.restaurant.ordering.q2',
              teaches: ['number.20'],
              prompt: 'How long must they wait for the food?',
              options: ['two minutes', 'ten minutes', 'twenty minutes', 'two hours'],
              answer: 'twenty minutes',
              explanation:
                'With a length of time, -ში says after how long: ოც წუთში (in twenty minutes), ორ დღეში (in two days).',
            },
          ],
        },
        {
          id: 'conversations.restaurant.bill',
          title: 'Asking for the Bill',
          description: 'Maka has had lunch with a friend and finds a mistake in the bill.',
          lines: [
            { speaker: 'Waiter', form: 'სადილი მოგეწონათ?', gloss: 'Did you like the lunch?' },
            {
              speaker: 'Maka',
              form: 'დიახ, ძალიან! ყველაფერი გემრიელი იყო.',
              gloss: 'Yes, very much! Everything was tasty.',
            },
            {
              speaker: 'Waiter',
              form: 'დიდი მადლობა. დესერტი ხომ არ გნებავთ?',
              gloss: 'Thank you very much. Would you like a dessert, perhaps?',
            },
            {
              speaker: 'Maka',
              form: 'არა, გმადლობთ. ანგარიში, თუ შეიძლება.',
              gloss: 'No, thank you. The bill, please.',
            },
            {
              speaker: 'Waiter',
              form: 'ახლავე. ინებეთ ანგარიში: ორმოცდაოთხი ლარი.',
              gloss: 'Right away. Here is the bill: forty-four lari.',
            },
            {
              speaker: 'Maka',
              form: 'უკაცრავად, აქ ორი ყავა წერია. ჩვენ მხოლოდ ერთი დავლიეთ.',
              gloss: 'Excuse me, it says two coffees here. We only drank one.',
            },
            {
              speaker: 'Waiter',
              form: 'ბოდიშს გიხდით, მართალი ხართ. ჩემი შეცდომაა.',
              gloss: 'I apologize, you are right. It is my mistake.',
            },
            {
              speaker: 'Maka',
              form: 'არაფერია, ნუ ღელავთ.',
              gloss: "It's nothing, don't worry.",
            },
            {
              speaker: 'Waiter',
              form: 'მაშინ სულ ოცდათვრამეტი ლარია.',
              gloss: 'Then it is thirty-eight lari in all.',
            },
            { speaker: 'Maka', form: 'ბარათით გადახდა შეიძლება?', gloss: 'Can I pay by card?' },
            { speaker: 'Waiter', form: 'დიახ, რა თქმა უნდა.', gloss: 'Yes, of course.' },
            {
              speaker: 'Maka',
              form: 'აი, ბარათი. დიდი მადლობა!',
              gloss: 'Here is the card. Thank you very much!',
            },
          ],
          vocabulary: [
            { form: 'სადილი', gloss: 'lunch' },
            { form: 'დესერტი', gloss: 'dessert' },
            { form: 'ანგარიში', gloss: 'bill; account' },
            { form: 'მხოლოდ', gloss: 'only' },
            { form: 'შეცდომა', gloss: 'mistake' },
            { form: 'ბარათი', gloss: 'card' },
            { form: 'გადახდა', gloss: 'to pay' },
            { form: 'ახლავე', gloss: 'right away' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.restaurant.bill.q1',
              teaches: ['word.coffee'],
              prompt: 'What is wrong with the bill?',
              options: [
                'It is for another table.',
                'It has a dessert that nobody had.',
                'There is one coffee too many.',
                'There is no lunch on it.',
              ],
              answer: 'There is one coffee too many.',
              explanation:
                'წერია is "it is written" and belongs to წერა (to write). After the number ორი the noun stays singular: ორი ყავა.',
            },
            {
              kind: 'choice',
              id: 'conversations.restaurant.bill.q2',
              teaches: ['number.38'],
              prompt: 'How much does Maka pay in the end?',
              options: ['28 lari', '38 lari', '44 lari', '48 lari'],
              answer: '38 lari',
              explanation:
                'Georgian counts by twenties: ოცდათვრამეტი is "twenty and eighteen", ორმოცდაოთხი is "two twenties and four".',
            },
          ],
        },
      ],
    },
    {
      kind: 'dialogues',
      id: 'shopping',
      title: 'Shopping',
      description: 'Bargain at the market, then help a friend choose a jacket.',
      conversations: [
        {
          id: 'conversations.shopping.market',
          title: 'At the Market',
          description: 'Ketevan buys vegetables and asks for a better price.',
          lines: [
            {
              speaker: 'Ketevan',
              form: 'გამარჯობათ! რა ღირს პომიდორი?',
              gloss: 'Hello! How much are the tomatoes?',
            },
            {
              speaker: 'Seller',
              form: 'კილო ოთხი ლარი ღირს. სოფლიდან არის, ძალიან გემრიელია.',
              gloss: 'A kilo costs four lari. They are from the village, very tasty.',
            },
            {
              speaker: 'Ketevan',
              form: 'ცოტა ძვირია. სამ ლარად მომცემთ?',
              gloss: 'That is a little expensive. Will you give them to me for three lari?',
            },
            {
              speaker: 'Seller',
              form: 'თუ ორ კილოს იყიდით, შვიდ ლარად მოგცემთ.',
              gloss: 'If you buy two kilos, I will give them to you for seven lari.',
            },
            {
              speaker: 'Ketevan',
              form: 'კარგი, ორი კილო მომეცით. კიტრიც გაქვთ?',
              gloss: 'All right, give me two kilos. Do you have cucumbers too?',
            },
            {
              speaker: 'Seller',
              form: 'დიახ, აქ არის. კილო სამი ლარი ღირს.',
              gloss: 'Yes, here they are. A kilo costs three lari.',
            },
            {
              speaker: 'Ketevan',
              form: 'ნახევარი კილო მინდა, თუ შეიძლება.',
              gloss: 'I would like half a kilo, please.',
            },
            {
              speaker: 'Seller',
              form: 'მწვანილი ხომ არ გინდათ? ახალია.',
              gloss: 'Would you like some herbs, perhaps? They are fresh.',
            },
            {
              speaker: 'Ketevan',
              form: 'არა, გმადლობთ. სულ რამდენია?',
              gloss: 'No, thank you. How much is it altogether?',
            },
            {
              speaker: 'Seller',
              form: 'რვა ლარი და ორმოცდაათი თეთრი.',
              gloss: 'Eight lari and fifty tetri.',
            },
            { speaker: 'Ketevan', form: 'აი, ათი ლარი.', gloss: 'Here is ten lari.' },
            {
              speaker: 'Seller',
              form: 'ინებეთ თქვენი ხურდა. კიდევ მობრძანდით!',
              gloss: 'Here is your change. Please come again!',
            },
          ],
          vocabulary: [
            { form: 'პომიდორი', gloss: 'tomato' },
            { form: 'კიტრი', gloss: 'cucumber' },
            { form: 'მწვანილი', gloss: 'greens (fresh herbs)' },
            { form: 'კილო', gloss: 'kilo' },
            { form: 'ნახევარი', gloss: 'half' },
            { form: 'ლარი', gloss: 'lari (the Georgian currency)' },
            { form: 'თეთრი', gloss: 'tetri (100 make a lari); white' },
            { form: 'ხურდა', gloss: 'change (money)' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.shopping.market.q1',
              teaches: ['word.tomato', 'number.7'],
              prompt: 'What does Ketevan get for seven lari?',
              options: [
                'a kilo of tomatoes',
                'two kilos of tomatoes',
                'two kilos of cucumbers',
                'half a kilo of herbs',
              ],
              answer: 'two kilos of tomatoes',
              explanation:
                'With ლარი the ending -ად says for what price one buys or sells, and the number before it loses its -ი: შვიდი ლარი, but შვიდ ლარად (for seven lari).',
            },
            {
              kind: 'choice',
              id: 'conversations.shopping.market.q2',
              teaches: [],
              prompt: 'How much do her cucumbers cost?',
              options: ['1 lari 50 tetri', '3 lari', '4 lari', '8 lari 50 tetri'],
              answer: '1 lari 50 tetri',
              explanation:
                'She takes half of a kilo that costs three lari. ნახევარი also tells the time: პირველის ნახევარი is half past twelve, half of the first hour.',
            },
          ],
        },
        {
          id: 'conversations.shopping.jacket',
          title: 'A Warm Jacket',
          description:
            'Salome looks for a jacket with her friend Eka: polite words with the assistant, familiar ones between the friends.',
          lines: [
            {
              speaker: 'Assistant',
              form: 'გამარჯობათ! რით დაგეხმაროთ?',
              gloss: 'Hello! How can I help you?',
            },
            {
              speaker: 'Salome',
              form: 'გამარჯობათ! თბილი ქურთუკი მინდა.',
              gloss: 'Hello! I would like a warm jacket.',
            },
            { speaker: 'Assistant', form: 'რა ზომა გნებავთ?', gloss: 'What size would you like?' },
            { speaker: 'Salome', form: 'მგონი, საშუალო.', gloss: 'Medium, I think.' },
            {
              speaker: 'Assistant',
              form: 'წითელიც გვაქვს და ლურჯიც. აი, ნახეთ.',
              gloss: 'We have both a red one and a blue one. Here, have a look.',
            },
            {
              speaker: 'Salome',
              form: 'ეკა, შენ რომელი მოგწონს?',
              gloss: 'Eka, which one do you like?',
            },
            {
              speaker: 'Eka',
              form: 'წითელი უფრო ლამაზია. მოიზომე!',
              gloss: 'The red one is more beautiful. Try it on!',
            },
            { speaker: 'Salome', form: 'აბა, როგორია?', gloss: 'Well, how is it?' },
            {
              speaker: 'Eka',
              form: 'ძალიან კარგია, ზუსტად შენი ზომაა!',
              gloss: 'Very good, it is exactly your size!',
            },
            {
              speaker: 'Salome',
              form: 'უკაცრავად, რა ღირს ეს ქურთუკი?',
              gloss: 'Excuse me, how much is this jacket?',
            },
            {
              speaker: 'Assistant',
              form: 'ას ოცი ლარი ღირდა, მაგრამ დღეს ფასდაკლებაა: ოთხმოცდაათი ლარი ღირს.',
              gloss: 'It was a hundred and twenty lari, but there is a sale today: it costs ninety lari.',
            },
            {
              speaker: 'Salome',
              form: 'კარგი, ამ ქურთუკს ვიყიდი.',
              gloss: 'Good, I will buy this jacket.',
            },
          ],
          vocabulary: [
            { form: 'ქურთუკი', gloss: 'jacket' },
            { form: 'თბილი', gloss: 'warm' },
            { form: 'ზომა', gloss: 'size' },
            { form: 'საშუალო', gloss: 'medium' },
            { form: 'უფრო', gloss: 'more' },
            { form: 'ზუსტად', gloss: 'exactly; precisely' },
            { form: 'მოზომება', gloss: 'to try on (clothes)' },
            { form: 'ფასდაკლება', gloss: 'discount; sale' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.shopping.jacket.q1',
              teaches: ['word.beautiful'],
              prompt: 'What does Eka say about the red jacket?',
              options: [
                'It is too expensive.',
                'It is not warm enough.',
                'It is too big for Salome.',
                'It is the more beautiful one.',
              ],
              answer: 'It is the more beautiful one.',
              explanation:
                'უფრო makes any adjective a comparative: ლამაზი (beautiful), უფრო ლამაზი (more beautiful), უფრო ძვირი (more expensive).',
            },
            {
              kind: 'choice',
              id: 'conversations.shopping.jacket.q2',
              teaches: ['number.90'],
              prompt: 'What does the jacket cost today?',
              options: ['90 lari', '100 lari', '110 lari', '120 lari'],
              answer: '90 lari',
              explanation:
                'ღირს is "it costs", ღირდა "it used to cost". ოთხმოცდაათი is "four twenties and ten".',
            },
          ],
        },
      ],
    },
    {
      kind: 'dialogues',
      id: 'transportation',
      title: 'Transportation',
      description: 'Ask a stranger the way to the metro, then buy train tickets to Batumi.',
      conversations: [
        {
          id: 'conversations.transportation.metro',
          title: 'The Way to the Metro',
          description: 'Mark wants to go to the museum and asks a passerby for the way.',
          lines: [
            {
              speaker: 'Mark',
              form: 'უკაცრავად, მეტროს სადგური სად არის?',
              gloss: 'Excuse me, where is the metro station?',
            },
            {
              speaker: 'Passerby',
              form: 'პირდაპირ წადით და მერე მარჯვნივ მოუხვიეთ.',
              gloss: 'Go straight ahead and then turn right.',
            },
            { speaker: 'Mark', form: 'შორს არის?', gloss: 'Is it far?' },
            {
              speaker: 'Passerby',
              form: 'არა, ფეხით ხუთი წუთის გზაა.',
              gloss: "No, it is five minutes' walk.",
            },
            {
              speaker: 'Mark',
              form: 'მუზეუმში მივდივარ. რომელ სადგურზე ჩამოვიდე?',
              gloss: 'I am going to the museum. At which station should I get off?',
            },
            {
              speaker: 'Passerby',
              form: 'თავისუფლების მოედანზე. მუზეუმი იქიდან ძალიან ახლოსაა.',
              gloss: 'At Freedom Square. The museum is very close from there.',
            },
            {
              speaker: 'Mark',
              form: 'მეტროს ბარათი სად იყიდება?',
              gloss: 'Where is the metro card sold?',
            },
            {
              speaker: 'Passerby',
              form: 'სადგურის სალაროში. ორი ლარი ღირს.',
              gloss: 'At the ticket office of the station. It costs two lari.',
            },
            {
              speaker: 'Mark',
              form: 'დიდი მადლობა! ძალიან დამეხმარეთ.',
              gloss: 'Thank you very much! You have helped me a lot.',
            },
            {
              speaker: 'Passerby',
              form: 'არაფრის. კარგ დღეს გისურვებთ!',
              gloss: 'You are welcome. Have a good day!',
            },
          ],
          vocabulary: [
            { form: 'სადგური', gloss: 'station' },
            { form: 'პირდაპირ', gloss: 'straight ahead' },
            { form: 'მარჯვნივ', gloss: 'to the right' },
            { form: 'შორს', gloss: 'far' },
            { form: 'ახლოს', gloss: 'near' },
            { form: 'მოედანი', gloss: 'square (in a town)' },
            { form: 'სალარო', gloss: 'ticket office; checkout' },
            { form: 'ჩამოსვლა', gloss: 'to get off; to come down' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.transportation.metro.q1',
              teaches: ['number.5'],
              prompt: 'How far is the metro station?',
              options: [
                'two stops by bus',
                'five minutes by taxi',
                'two minutes on foot',
                'five minutes on foot',
              ],
              answer: 'five minutes on foot',
              explanation:
                'ფეხი is "foot" and the ending -ით says by what means: ფეხით (on foot), ავტობუსით (by bus), ტაქსით (by taxi).',
            },
            {
              kind: 'choice',
              id: 'conversations.transportation.metro.q2',
              teaches: ['word.buy'],
              prompt: 'Where can Mark buy a metro card?',
              options: [
                'in the museum',
                'at the ticket office',
                'in a shop on the square',
                'from the passerby',
              ],
              answer: 'at the ticket office',
              explanation:
                'იყიდება is "is sold", "is for sale" and belongs to ყიდვა. You see the word on signs in the windows of houses and cars.',
            },
          ],
        },
        {
          id: 'conversations.transportation.train',
          title: 'Two Tickets to Batumi',
          description:
            'Lika and Nika are friends. They choose how to travel, then buy their tickets at the station.',
          lines: [
            {
              speaker: 'Lika',
              form: 'ხვალ ბათუმში როგორ წავიდეთ, მატარებლით თუ ავტობუსით?',
              gloss: 'How shall we go to Batumi tomorrow, by train or by bus?',
            },
            {
              speaker: 'Nika',
              form: 'მატარებლით წავიდეთ, უფრო სწრაფია.',
              gloss: "Let's go by train, it is faster.",
            },
            {
              speaker: 'Lika',
              form: 'გამარჯობათ! ხვალისთვის ბათუმამდე ორი ბილეთი, გთხოვთ.',
              gloss: 'Hello! Two tickets to Batumi for tomorrow, please.',
            },
            {
              speaker: 'Cashier',
              form: 'დილის მატარებელი რვა საათზე გადის, საღამოს მატარებელი – ექვსზე.',
              gloss: 'The morning train leaves at eight, the evening train at six.',
            },
            { speaker: 'Lika', form: 'ნიკა, შენ რომელი გინდა?', gloss: 'Nika, which one do you want?' },
            {
              speaker: 'Nika',
              form: 'დილის მატარებელი. ორ საათზე უკვე ზღვაზე ვიქნებით!',
              gloss: 'The morning train. At two we will already be at the seaside!',
            },
            {
              speaker: 'Lika',
              form: 'მაშინ დილის მატარებელზე, თუ შეიძლება.',
              gloss: 'For the morning train then, please.',
            },
            {
              speaker: 'Cashier',
              form: 'ორი ბილეთი სამოცდაათი ლარი ღირს.',
              gloss: 'Two tickets cost seventy lari.',
            },
            {
              speaker: 'Lika',
              form: 'ინებეთ, სამოცდაათი ლარი. მატარებელი ბათუმში რომელ საათზე ჩადის?',
              gloss: 'Here you are, seventy lari. At what time does the train arrive in Batumi?',
            },
            {
              speaker: 'Cashier',
              form: 'პირველ საათზე. აი, თქვენი ბილეთები.',
              gloss: "At one o'clock. Here are your tickets.",
            },
            {
              speaker: 'Lika',
              form: 'გმადლობთ! ნიკა, ხვალ არ დააგვიანო!',
              gloss: "Thank you! Nika, don't be late tomorrow!",
            },
            {
              speaker: 'Nika',
              form: 'არა, შვიდ საათზე უკვე სადგურში ვიქნები.',
              gloss: 'No, at seven I will already be at the station.',
            },
          ],
          vocabulary: [
            { form: 'მატარებელი', gloss: 'train' },
            { form: 'ავტობუსი', gloss: 'bus' },
            { form: 'სწრაფი', gloss: 'fast' },
            { form: 'გასვლა', gloss: 'to leave; to go out' },
            { form: 'ჩასვლა', gloss: 'to arrive there; to go down' },
            { form: 'უკვე', gloss: 'already' },
            { form: 'ზღვა', gloss: 'sea' },
            { form: 'დაგვიანება', gloss: 'to be late' },
          ],
          questions: [
            {
              kind: 'choice',
              id: 'conversations.transportation.train.q1',
              teaches: ['number.8'],
              prompt: 'When does their train leave?',
              options: [
                'at six in the evening',
                'at eight in the morning',
                'at seven in the morning',
                'at one in the afternoon',
              ],
              answer: 'at eight in the morning',
              explanation:
                'დილის and საღამოს are genitives: the train "of the morning", "of the evening". On its own, საღამოს also means "in the evening".',
            },
            {
              kind: 'choice',
              id: 'conversations.transportation.train.q2',
              teaches: ['word.be-late'],
              prompt: 'What does Lika tell Nika at the end?',
              options: [
                'not to be late',
                'not to forget the tickets',
                'to go by bus',
                'to pay for the tickets',
              ],
              answer: 'not to be late',
              explanation:
                "არ with the optative (the form for what should happen), as in არ დააგვიანო, asks someone not to let a thing happen. ნუ with the present often asks them to stop what they are doing: ნუ ღელავთ (don't worry).",
            },
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'practice-tips',
      title: 'Practice Tips',
      notes: [
        {
          title: 'Play Both Parts',
          text: 'Read a dialogue aloud twice. Then cover one speaker and answer in your own voice before you look. Change parts and do it again: questions are as useful as answers.',
        },
        {
          title: 'Change One Word',
          text: 'Keep the sentence and put in what you need: რა ღირს პომიდორი? becomes რა ღირს კიტრი?, and ბათუმამდე ორი ბილეთი becomes ქუთაისამდე სამი ბილეთი. One sentence learned well serves for twenty.',
        },
        {
          title: 'Switch the Register',
          text: 'Say a polite dialogue to a friend and a familiar one to a stranger. Often only -თ comes or goes: სად მიდიხარ? becomes სად მიდიხართ?, and მითხარით becomes მითხარი.',
        },
      ],
    },
    conjugationsSection('conversations', [
      'be',
      'have',
      'want',
      'like',
      'need',
      'say',
      'tell',
      'give',
      'buy',
      'pay',
      'come',
      'speak',
      'learn',
    ]),
  ],
  exercises: [],
  glossary,
  reviewerNote:
    'No native speaker has read this yet. Please check above all: whether ჩემთვისაც სასიამოვნოა is what one answers ' +
    'to სასიამოვნოა თქვენი გაცნობა; whether ბატონო with a first name suits two neighbors; დედა როგორ გყავს for "how ' +
    'is your mother"; whether რას გვირჩევთ and რას დალევთ have the right tone in a restaurant; the bare nominative of ' +
    'what one orders (ათი ხინკალი, ორი ბილეთი) before გთხოვთ; სამ ლარად მომცემთ for bargaining; whether one says ' +
    'ახალია of herbs and სოფლიდან არის of tomatoes; ნუ ღელავთ in answer to an apology; მოიზომე where one friend ' +
    'has the other try a jacket on; რა ზომა გნებავთ and the answer საშუალო for a size; რომელ სადგურზე ჩამოვიდე ' +
    'beside ჩავიდე in the metro; სადგურში beside სადგურზე for a railway station; whether არ დააგვიანო is ' +
    'what a friend says; and whether კი, დიახ and ჰო are told apart as the tip says. Prices are round examples; ' +
    'those of a metro card and of a train ticket may date. In the glossary some ' +
    'verbal nouns are rare as words: ღირება, სურვება, დაჭირვება; მქვია stands under დარქმევა, as ჰქვია does in the texts.',
};
