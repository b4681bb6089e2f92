import type { LessonContent } from '../../../unit.ts';

/** Eight longer texts in four registers: how each begins, what it needs, and what to look out for. */
export const lesson: LessonContent = {
  title: 'Advanced Writing',
  subtitle: 'Eight texts to write, from a report to a review, each with a beginning to learn from.',
  tips: [
    'Formal Georgian likes the verb at the end of its clause, and what matters most right before it: ბიბლიოთეკა გუშინ გაიხსნა, "the library was opened yesterday", answers the question "when?".',
    'Official and academic texts like verbal nouns with a genitive, such as ბიბლიოთეკის გახსნა (the opening of the library). A friend would rather tell you what happened: ბიბლიოთეკა გაიხსნა.',
    'A Georgian text has no capital letters to show where a title begins, so books, films and newspapers stand in quotation marks: „ვეფხისტყაოსანი“.',
    'Draft in Georgian, in short sentences made of words that you know. Then join them with თუმცა (however), რადგან (because) or შესაბამისად (accordingly). A long sentence thought out in English first is hard to put into Georgian.',
  ],
  sections: [
    {
      kind: 'essays',
      id: 'academic',
      title: 'Academic',
      description: 'Texts that report, weigh and conclude, in a calm and impersonal tone.',
      essays: [
        {
          id: 'advanced-writing.academic.survey-report',
          title: 'Report on a Survey',
          description:
            'For a seminar, report on a survey of how students use their library: who took part, what it showed, and what follows from it. Write 80 to 120 words.',
          example: {
            form: 'გამოკითხვაში ორასმა სტუდენტმა მიიღო მონაწილეობა. როგორც შედეგებიდან ჩანს, უმრავლესობა ელექტრონულ წიგნებს კითხულობს, თუმცა ბიბლიოთეკაში მაინც ხშირად დადის. შესაბამისად, შეიძლება ითქვას, რომ ბიბლიოთეკა მათთვის პირველ რიგში წყნარი სამუშაო სივრცეა.',
            gloss:
              'Two hundred students took part in the survey. As the results show, the majority read electronic books, but still go to the library often. Accordingly, one may say that for them the library is first of all a quiet space to work in.',
          },
          tips: [
            'Give the number and leave the noun in the singular. Numeral and noun then change case together: ორასი სტუდენტი, ergative ორასმა სტუდენტმა.',
            'Say where a finding comes from before you state it: როგორც შედეგებიდან ჩანს (as the results show), გამოკითხვის მიხედვით (according to the survey).',
            'Leave out "I". შეიძლება ითქვას, რომ … (it may be said that) and ჩანს, რომ … (it is evident that) put the matter in front and not the writer.',
            'With უმრავლესობა (majority) the people stand in the genitive and the verb in the singular: სტუდენტების უმრავლესობა კითხულობს.',
            'Mark the conclusion. შესაბამისად (accordingly) draws one result, ამრიგად (thus) sums up the whole text.',
          ],
          keywords: [
            { form: 'შედეგი', gloss: 'result' },
            { form: 'უმრავლესობა', gloss: 'majority' },
            { form: 'პროცენტი', gloss: 'percent' },
            { form: 'პასუხი', gloss: 'answer' },
            { form: 'დასკვნა', gloss: 'conclusion' },
          ],
        },
        {
          id: 'advanced-writing.academic.opinion-essay',
          title: 'An Opinion with Reasons',
          description:
            'Write an essay for your teacher: should a student work while studying? State your view, give two reasons, and concede one point to the other side. Write 100 to 150 words.',
          example: {
            form: 'ჩემი აზრით, სტუდენტისთვის სწავლის პარალელურად მუშაობა სასარგებლოა. პირველ რიგში, სამსახურში ის გამოცდილებას იძენს. ამასთან, ახალგაზრდა დროის სწორად განაწილებას სწავლობს. თუმცა სამსახურმა სწავლას ხელი არ უნდა შეუშალოს.',
            gloss:
              'In my opinion, it is useful for a student to work while studying. First of all, he or she gains experience in a job. Moreover, a young person learns to manage time well. However, the job must not get in the way of the studies.',
          },
          tips: [
            'A comma follows ჩემი აზრით (in my opinion). In ვფიქრობ, რომ … (I think that) it stands before რომ.',
            'Put your reasons in order: პირველ რიგში (first of all), ამასთან (moreover), და ბოლოს (and finally).',
            'Concede a point before you answer it: მართალია, დრო ცოტაა, მაგრამ … (it is true that there is little time, but).',
            'Turn a verb into a verbal noun and its object into a genitive: დროის განაწილება (the dividing of time), წიგნის კითხვა (the reading of a book).',
            'Demand something with უნდა and the optative. The subject of a transitive verb is then in the ergative: სტუდენტმა ბევრი უნდა წაიკითხოს, "a student must read a lot".',
          ],
          keywords: [
            { form: 'აზრი', gloss: 'opinion' },
            { form: 'მიზეზი', gloss: 'reason' },
            { form: 'მაგალითი', gloss: 'example' },
            { form: 'უპირატესობა', gloss: 'advantage' },
            { form: 'ნაკლი', gloss: 'drawback' },
          ],
        },
      ],
    },
    {
      kind: 'essays',
      id: 'creative',
      title: 'Creative',
      description: 'Texts that tell: a memory of your own, and a story that you make up.',
      essays: [
        {
          id: 'advanced-writing.creative.memory',
          title: 'A Childhood Memory',
          description:
            'For a collection of family stories, describe a place of your childhood and one day there that you have not forgotten. Write 100 to 150 words.',
          example: {
            form: 'ბავშვობაში ყოველ ზაფხულს სოფელში, ბებიასთან, ვატარებდი. დილაობით ბებია თონეში პურს აცხობდა და ეზოში სასიამოვნო სუნი იდგა. ერთ დღეს ძლიერი წვიმა მოვიდა და მდინარემ ხიდი წაიღო. ის დღე ახლაც მახსოვს.',
            gloss:
              "In my childhood I used to spend every summer in the village, at my grandmother's. In the mornings my grandmother would bake bread in the clay oven, and there was a pleasant smell in the yard. One day a heavy rain came and the river carried away the bridge. I remember that day even now.",
          },
          tips: [
            'Paint with the imperfect what went on or came again: ვატარებდი (I used to spend), აცხობდა (she would bake).',
            'Move on with the aorist, for what happened once: წვიმა მოვიდა (a rain came), მდინარემ ხიდი წაიღო (the river carried away the bridge).',
            'Tell the reader when. Such words often stand in the dative: ყოველ ზაფხულს (every summer), ერთ დღეს (one day), იმ ღამეს (that night).',
            'Let the reader smell and hear. In Georgian a smell "stands" in a place: ეზოში სუნი იდგა, "there was a smell in the yard".',
            'With მახსოვს (I remember) the one who remembers is in the dative, and what is remembered in the nominative: ბებიას ის დღე ახსოვს.',
          ],
          keywords: [
            { form: 'ბავშვობა', gloss: 'childhood' },
            { form: 'სოფელი', gloss: 'village' },
            { form: 'სუნი', gloss: 'smell' },
            { form: 'გრძნობა', gloss: 'feeling' },
            { form: 'მას შემდეგ', gloss: 'since then' },
          ],
        },
        {
          id: 'advanced-writing.creative.story',
          title: 'The Beginning of a Story',
          description:
            'Begin a story for a magazine: a place, a person who waits, and a stranger who changes everything. Stop where the reader wants to know more. Write 120 to 180 words.',
          example: {
            form: 'სადგურის დარბაზში თითქმის არავინ იყო. ლევანმა საათს დახედა: მატარებელი უკვე ორმოცი წუთით იგვიანებდა. უცებ კარი გაიღო და უცნობი ქალი შემოვიდა. „თქვენ ლევანი ხართ?“ – ჰკითხა მან და პატარა ყუთი გაუწოდა.',
            gloss:
              'There was almost nobody in the hall of the station. Levan looked at his watch: the train was already forty minutes late. Suddenly the door opened and an unknown woman came in. "Are you Levan?" she asked, and held out a small box to him.',
          },
          tips: [
            'Begin with a place and a calm sentence that ends in its verb. A short one with უცებ (suddenly) then breaks the calm.',
            'In the aorist the one who does something to something is in the ergative, the one who comes or goes in the nominative: ლევანმა საათს დახედა, ქალი შემოვიდა.',
            'Words that are spoken stand in quotation marks, „ასე“, and a dash leads to the verb. Many novels give each speech a line of its own, which begins with a dash.',
            'Do not always write თქვა (said): ჰკითხა (asked him or her), უპასუხა (answered him or her), დაიძახა (called out).',
            'Preverbs show where the storyteller stands: შემოვიდა (came in, to us), შევიდა (went in, away from us), გამოვიდა (came out), გავიდა (went out).',
          ],
          keywords: [
            { form: 'უცნობი', gloss: 'stranger; unknown' },
            { form: 'საიდუმლო', gloss: 'secret' },
            { form: 'ჩრდილი', gloss: 'shadow' },
            { form: 'გმირი', gloss: 'hero, character' },
            { form: 'იმ ღამეს', gloss: 'that night' },
          ],
        },
      ],
    },
    {
      kind: 'essays',
      id: 'professional',
      title: 'Professional',
      description: 'Letters and emails that want something, and say so politely and briefly.',
      essays: [
        {
          id: 'advanced-writing.professional.application',
          title: 'A Letter of Application',
          description:
            'Apply for a vacancy at a school, in a letter to its director, whom you have never met. Say why you write, what you can do, and what you enclose. Write 80 to 120 words.',
          example: {
            form: 'პატივცემულო ქალბატონო მარიამ! გწერთ ინგლისური ენის მასწავლებლის ვაკანსიასთან დაკავშირებით. უკვე ხუთი წელია, რაც სკოლაში ვმუშაობ და ბავშვებს ინგლისურს ვასწავლი. გიგზავნით ჩემს რეზიუმეს და სიამოვნებით გიპასუხებთ შეკითხვებზე. პატივისცემით, ანა ბერიძე',
            gloss:
              'Dear Ms. Mariam, I am writing to you regarding the vacancy for a teacher of English. I have been working at a school for five years now, teaching children English. I am sending you my résumé and will gladly answer your questions. Respectfully, Ana Beridze',
          },
          tips: [
            'Open with პატივცემულო, then ბატონო (Mr.) or ქალბატონო (Ms.) and the first name. The nominative -ი of a name goes: მარიამი, but ქალბატონო მარიამ. ნინო and გიორგი stay as they are.',
            'Give your reason at once. დაკავშირებით (regarding) follows a noun with -თან: ვაკანსიასთან დაკავშირებით.',
            'Stay with თქვენ to the last line. In გწერთ (I write to you) and გიგზავნით (I send you), გ- is "you" and -თ makes it polite.',
            'For what began in the past and still goes on, use the present: ხუთი წელია, რაც ვმუშაობ, "I have been working for five years".',
            'Close with პატივისცემით (respectfully) and a comma; your name stands on the next line, without a period.',
          ],
          keywords: [
            { form: 'ვაკანსია', gloss: 'vacancy' },
            { form: 'გამოცდილება', gloss: 'experience' },
            { form: 'განათლება', gloss: 'education' },
            { form: 'თანამდებობა', gloss: 'position' },
            { form: 'რეზიუმე', gloss: 'résumé' },
          ],
        },
        {
          id: 'advanced-writing.professional.client-email',
          title: 'An Email to a Client',
          description:
            'The day after a meeting, write to a client: say thank you, send what you promised, and ask for an answer by a certain day. Write 60 to 100 words.',
          example: {
            form: 'მოგესალმებით, ბატონო დავით! გმადლობთ გუშინდელი შეხვედრისთვის. როგორც შევთანხმდით, გიგზავნით ხელშეკრულების ახალ ვარიანტს. გთხოვთ, გაეცნოთ და პარასკევამდე მომწეროთ თქვენი აზრი. საჭიროების შემთხვევაში სიამოვნებით დაგირეკავთ. პატივისცემით, ეკა ლომიძე',
            gloss:
              'Greetings, Mr. Davit! Thank you for the meeting yesterday. As we agreed, I am sending you the new version of the contract. Please read it and write to me with your opinion by Friday. If necessary, I will gladly call you. Respectfully, Eka Lomidze',
          },
          tips: [
            'მოგესალმებით (I greet you) suits almost any business email. გამარჯობა is better kept for colleagues whom you address as შენ.',
            'Ask with გთხოვთ and the optative: გთხოვთ, მომწეროთ, "please write to me". The imperative alone, მომწერეთ, is more abrupt.',
            'A deadline takes -მდე, which is both "until" and "by": პარასკევამდე (by Friday), ხვალამდე (until tomorrow).',
            'A subject line needs no verb. A noun with its genitive is enough: ხელშეკრულების ახალი ვარიანტი (the new version of the contract).',
            'Link your email to what went before: როგორც შევთანხმდით (as we agreed), თქვენს წერილთან დაკავშირებით (regarding your letter).',
          ],
          keywords: [
            { form: 'შეხვედრა', gloss: 'meeting' },
            { form: 'ხელშეკრულება', gloss: 'contract' },
            { form: 'ვადა', gloss: 'deadline' },
            { form: 'დანართი', gloss: 'appendix; attachment (of an email)' },
            { form: 'საჭიროების შემთხვევაში', gloss: 'if necessary' },
          ],
        },
      ],
    },
    {
      kind: 'essays',
      id: 'journalistic',
      title: 'Journalistic',
      description: 'Texts for a newspaper or a website: facts first, and opinion where it belongs.',
      essays: [
        {
          id: 'advanced-writing.journalistic.news-report',
          title: 'A News Report',
          description:
            'For a local newspaper, report on the opening of a public building: what happened, where and when, who came, and what one of them said. Write 80 to 120 words.',
          example: {
            form: 'გუშინ ქუთაისში ახალი ბიბლიოთეკა გაიხსნა. გახსნის ცერემონიას ასობით სტუმარი დაესწრო. ბიბლიოთეკის დირექტორის თქმით, მკითხველს აქ ათასობით წიგნი და კომპიუტერული დარბაზი დახვდება. „ეს ჩვენი ქალაქისთვის დიდი დღეა“, – განაცხადა მან.',
            gloss:
              'A new library was opened in Kutaisi yesterday. Hundreds of guests attended the opening ceremony. According to the director of the library, readers will find thousands of books and a computer room here. "This is a great day for our city," she stated.',
          },
          tips: [
            'Tell in the first sentence what happened, where and when. Time and place come first, the verb last: გუშინ ქუთაისში ახალი ბიბლიოთეკა გაიხსნა.',
            'Let the event be the subject. გაიხსნა (was opened), დაიწყო (began) and გაიმართა (was held) name nobody who does it.',
            'Name your source, in the genitive: დირექტორის თქმით (according to the director), პოლიციის ცნობით (as the police report).',
            'After a quotation come a comma, a dash and the verb; the speaker is in the ergative: – განაცხადა მან (he or she stated), – თქვა დირექტორმა (the director said).',
            'Where you do not know the exact number, say so: ასობით (by the hundred), ათასობით (by the thousand), დაახლოებით ორასი (about two hundred). The noun stays singular: ასობით სტუმარი.',
          ],
          keywords: [
            { form: 'ამბავი', gloss: 'news; story' },
            { form: 'მოვლენა', gloss: 'event' },
            { form: 'წყარო', gloss: 'source' },
            { form: 'მოწმე', gloss: 'witness' },
            { form: 'მისი თქმით', gloss: 'according to him or her' },
          ],
        },
        {
          id: 'advanced-writing.journalistic.film-review',
          title: 'A Film Review',
          description:
            'For a website about films, review one that you have seen lately. Say what it is about, what is good and what is not, and whether one should go. Write 100 to 150 words.',
          example: {
            form: 'ახალი ქართული ფილმი ერთი პატარა ოჯახის ამბავს მოგვითხრობს. სიუჟეტი მარტივია, თუმცა მსახიობების თამაში ყველა სცენას აცოცხლებს. განსაკუთრებით კარგია მუსიკა, რომელიც მაყურებელს დიდხანს ემახსოვრება. ერთი სიტყვით, ფილმი ნამდვილად ღირს ნახვად.',
            gloss:
              'A new Georgian film tells us the story of a small family. The plot is simple, but the acting brings every scene to life. The music is especially good; the audience will remember it for a long time. In a word, the film is truly worth seeing.',
          },
          tips: [
            'Tell the plot in the present, as if it happened before our eyes: ფილმი ოჯახის ამბავს მოგვითხრობს, "the film tells us the story of a family".',
            'Weigh one thing against another: სიუჟეტი მარტივია, თუმცა … (the plot is simple, but). The comma stands before თუმცა, not after it.',
            'Let a word such as ფილმი carry the case, and leave the title as it is: ფილმში „მონანიება“, "in the film Repentance".',
            'რომელიც (which) takes the case that its own clause asks for: მუსიკა, რომელიც მომწონს, "the music that I like"; ფილმი, რომელსაც ყველა აქებს, "the film that everyone praises".',
            'End with a judgment. ღირს (is worth) goes with the adverbial of a verbal noun: ნახვად ღირს (is worth seeing), წაკითხვად ღირს (is worth reading).',
          ],
          keywords: [
            { form: 'სიუჟეტი', gloss: 'plot' },
            { form: 'მსახიობი', gloss: 'actor' },
            { form: 'მთავარი როლი', gloss: 'leading role' },
            { form: 'შთაბეჭდილება', gloss: 'impression' },
            { form: 'ერთი სიტყვით', gloss: 'in a word' },
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'writing-guidelines',
      group: 'Additional Resources',
      title: 'Writing Guidelines',
      notes: [
        {
          title: 'Choose a Register and Keep It',
          text: 'A formal letter says თქვენ and გმადლობთ, a note to a friend შენ and მადლობა. Write ახლა (now), even where people around you say ეხლა. What opens with პატივცემულო does not end with გკოცნი (I kiss you), but with პატივისცემით.',
        },
        {
          title: 'Connect Your Sentences',
          text: 'Add with ამასთან (moreover) or გარდა ამისა (besides). Contrast with თუმცა (however) or მიუხედავად ამისა (in spite of this). Give a reason with რადგან (because), a result with ამიტომ (therefore) or the more formal შესაბამისად (accordingly). Not every sentence needs one.',
        },
        {
          title: 'Punctuate the Georgian Way',
          text: 'Quotation marks open low and close high: „ასე“. A comma separates a clause with რომ (that), რადგან (because) or რომელიც (which) from its main clause, even where English has none. The greeting of a letter commonly ends with an exclamation mark: პატივცემულო ბატონო დავით!',
        },
      ],
    },
    {
      kind: 'notes',
      id: 'common-mistakes',
      title: 'Common Mistakes to Avoid',
      notes: [
        {
          title: 'A Plural After a Number',
          text: 'After a number or a word such as ბევრი (many) and რამდენიმე (several) English needs the plural, Georgian the singular: ხუთი წერილი, ბევრი შეცდომა, რამდენიმე კითხვა. The verb is singular too: ხუთი სტუდენტი მოვიდა, "five students came".',
        },
        {
          title: 'One Case for Every Subject',
          text: 'With a transitive verb, the screeve decides on the case of the subject: სტუდენტი წერილს წერს (is writing a letter), სტუდენტმა წერილი დაწერა (wrote a letter), სტუდენტს წერილი დაუწერია (has written a letter, it seems). Choose the verb first, then the endings.',
        },
        {
          title: 'Word for Word from English',
          text: 'Many nouns have a verb of their own. A question is "put": კითხვის დასმა. A decision is "received", not made: გადაწყვეტილების მიღება. So is part in something: მონაწილეობის მიღება. Attention is "turned": ყურადღების მიქცევა. Learn noun and verb together.',
        },
      ],
    },
  ],
  exercises: [],
  reviewerNote:
    'No native speaker has read this yet. Please check above all: მშვიდი სამუშაო სივრცე for a quiet space to work in; ' +
    'სწავლის პარალელურად მუშაობა and დროის სწორად განაწილებას სწავლობს in an essay; whether ძლიერი წვიმა მოვიდა and ' +
    'სასიამოვნო სუნი იდგა read well side by side; ორმოცი წუთით იგვიანებდა of a train; the punctuation of speech and ' +
    'quotations (marks with a dash) and of letters (exclamation mark after the greeting, no period after the name); ' +
    'ქალბატონო with a first name to somebody whom one has never met; მოგესალმებით as a greeting for almost any ' +
    'email, and the tone of გთხოვთ, გაეცნოთ and of საჭიროების შემთხვევაში სიამოვნებით დაგირეკავთ; ' +
    'დახვდება of what readers will find in a library; ' +
    'სცენას აცოცხლებს and the close ნამდვილად ღირს ნახვად in a review; and whether კითხვის დასმა, the verbal noun, is ' +
    'the best form in which to teach such pairs. Names of people are common ones and mean nobody.',
};
