import type { LessonContent } from '../../../unit.ts';

/** Six poets in four eras, and how to begin reading them. */
export const lesson: LessonContent = {
  title: 'Literature & Poetry',
  subtitle: 'Six poets from the time of Queen Tamar to the twentieth century, and how to read them.',
  tips: [
    'Four words to talk about poems: ლექსი (poem), პოეტი (poet), სტრიქონი (line), რითმა (rhyme). To know something by heart is ზეპირად ცოდნა: ეს ლექსი ზეპირად ვიცი, "I know this poem by heart".',
    'Many family names end in ძე (son), as ტაბიძე and კალანდაძე do, or in შვილი (child), as ბარათაშვილი does. რუსთაველი names a place: "the man from Rustavi".',
    'Read a translation first, then the Georgian aloud. When you know what is said, you are free to hear how it is said.',
    'Learn two lines by heart. Poetry is often quoted at a Georgian table, and a guest who can join in has won the evening.',
  ],
  sections: [
    {
      kind: 'poets',
      id: 'medieval',
      title: 'Medieval',
      description: 'The golden age of the Georgian kingdom, crowned by one great epic.',
      poets: [
        {
          id: 'advanced-literature.rustaveli',
          name: { form: 'შოთა რუსთაველი', gloss: 'Shota Rustaveli' },
          period: '12th-13th century',
          bio: 'Little about his life is certain. He wrote in the age of Queen Tamar, who came to the throne in 1184, and he praises her in the prologue of his poem. A fresco in the Monastery of the Cross in Jerusalem is held to be his portrait.',
          significance:
            'His epic tells of friends who search the world for a captive princess, and it praises friendship, love and generosity. It was first printed in Tbilisi in 1712, and many of its lines have become proverbs.',
          majorWorks: [
            { form: 'ვეფხისტყაოსანი', gloss: "The Knight in the Panther's Skin" },
            { form: 'ავთანდილის ანდერძი', gloss: "Avtandil's Testament (a famous chapter of it)" },
          ],
        },
      ],
    },
    {
      kind: 'poets',
      id: 'romantic',
      title: 'Romantic',
      description: 'The first half of the nineteenth century: loneliness, night, and a lost kingdom.',
      poets: [
        {
          id: 'advanced-literature.baratashvili',
          name: { form: 'ნიკოლოზ ბარათაშვილი', gloss: 'Nikoloz Baratashvili' },
          period: '1817-1845',
          bio: 'He was born in Tbilisi into an impoverished noble family; the poet Grigol Orbeliani was his uncle. He earned his living as a clerk and died of a fever in Ganja at the age of twenty-seven. Almost nothing of his poetry was printed while he lived.',
          significance:
            'With fewer than forty short poems he became the foremost Romantic of Georgia. His poem of the rider who defies fate, so that others may find the road easier, is known to every Georgian.',
          majorWorks: [
            { form: 'მერანი', gloss: 'Merani' },
            { form: 'ბედი ქართლისა', gloss: 'The Fate of Kartli' },
            { form: 'შემოღამება მთაწმინდაზედ', gloss: 'Twilight on Mtatsminda' },
            { form: 'ცისა ფერს', gloss: 'The Color of the Sky' },
          ],
        },
      ],
    },
    {
      kind: 'poets',
      id: 'modern',
      title: 'Modern',
      description: 'From the national awakening of the 1860s to the modernism of the twentieth century.',
      poets: [
        {
          id: 'advanced-literature.tsereteli',
          name: { form: 'აკაკი წერეთელი', gloss: 'Akaki Tsereteli' },
          period: '1840-1915',
          bio: 'He was born and died in the village of Skhvitori in Imereti. By an old custom of noble families he spent his first years in a peasant home. He studied in Kutaisi and Saint Petersburg and was so well loved that people called him simply Akaki.',
          significance:
            'He brought the language of poetry close to common speech, so that his verses could be sung. "Suliko" became a song that is known far beyond Georgia.',
          majorWorks: [
            { form: 'სულიკო', gloss: 'Suliko' },
            { form: 'განთიადი', gloss: 'Dawn' },
            { form: 'თორნიკე ერისთავი', gloss: 'Tornike Eristavi' },
            { form: 'ჩემი თავგადასავალი', gloss: 'The Story of My Life (memoirs)' },
          ],
        },
        {
          id: 'advanced-literature.vazha-pshavela',
          name: { form: 'ვაჟა-ფშაველა', gloss: 'Vazha-Pshavela' },
          period: '1861-1915',
          bio: 'His real name was Luka Razikashvili; the pen name speaks of Pshavi, the mountain region of his birth. He worked as a village teacher and then lived as a farmer in Chargali, where he was born.',
          significance:
            'In his poems mountains and animals speak, and heroes follow their conscience against the law of their own people. He used the dialect of the mountains and so made Georgian verse richer.',
          majorWorks: [
            { form: 'ალუდა ქეთელაური', gloss: 'Aluda Ketelauri' },
            { form: 'სტუმარ-მასპინძელი', gloss: 'Host and Guest' },
            { form: 'გველის მჭამელი', gloss: 'The Snake-Eater' },
            { form: 'ბახტრიონი', gloss: 'Bakhtrioni' },
          ],
        },
        {
          id: 'advanced-literature.tabidze',
          name: { form: 'გალაკტიონ ტაბიძე', gloss: 'Galaktion Tabidze' },
          period: '1891 or 1892-1959',
          bio: 'He was born in the village of Chqvishi near Vani; books disagree about the year. His father, a teacher, died before he was born. His second book, in 1919, made him for many the first poet of his time. He lived through the terror of the 1930s, which took his wife from him.',
          significance:
            'For many readers nobody has made Georgian sound more like music. He brought symbolism and new rhythms into verse, and he is called by his first name alone.',
          majorWorks: [
            { form: 'მთაწმინდის მთვარე', gloss: 'The Moon of Mtatsminda' },
            { form: 'ლურჯა ცხენები', gloss: 'The Blue Horses' },
            { form: 'არტისტული ყვავილები', gloss: 'Artistic Flowers (his second book)' },
          ],
        },
      ],
    },
    {
      kind: 'poets',
      id: 'contemporary',
      title: 'Contemporary',
      description: 'The decades after the Second World War, in a language close to that of today.',
      poets: [
        {
          id: 'advanced-literature.kalandadze',
          name: { form: 'ანა კალანდაძე', gloss: 'Ana Kalandadze' },
          period: '1924-2008',
          bio: 'She was born in the village of Khidistavi in Guria and studied Caucasian languages at the university of Tbilisi, where she graduated in 1946. In the same year her poems made her known at once. Her first book followed in 1953.',
          significance:
            'Her short poems find wonder in leaves, winds, mountains and old churches. Many of them became songs, and she is one of the best-loved women of Georgian literature.',
          majorWorks: [
            { form: 'მოდიოდა ნინო მთებით', gloss: 'Nino Was Coming over the Mountains' },
            { form: 'ფოთლები, ფოთლები', gloss: 'Leaves, Leaves' },
            { form: 'ლექსები', gloss: 'Poems (her first book)' },
          ],
        },
      ],
    },
    {
      kind: 'notes',
      id: 'reading-tips',
      title: 'Reading Poetry',
      notes: [
        {
          title: 'Count the syllables',
          text: 'Georgian verse counts syllables, and each vowel makes one. Rustaveli writes lines of sixteen with a pause after the eighth: „გული მისცეს გულისათვის, სიყვარული გზად და ხიდად“, a friend should give "heart for heart, love as a road and a bridge".',
        },
        {
          title: 'Know the old long endings',
          text: 'Poems keep vowels that everyday speech has lost: მთასა is მთას (mountain, dative), გულისათვის is გულისთვის (for the heart), სადა is სად (where). Take the extra -ა away, and the word is one you know.',
        },
        {
          title: 'Begin with a song',
          text: 'The song „სულიკო“ by Akaki Tsereteli is a good first poem, for its grammar is almost that of today: „საყვარლის საფლავს ვეძებდი, ვერ ვნახე!.. დაკარგულიყო!..“, "I was looking for my beloved\'s grave, I could not find it, it was lost". Then comes the question that everyone can sing: „სადა ხარ, ჩემო სულიკო?!“',
        },
        {
          title: 'Let the verb lead',
          text: 'In verse the words stand where sound and weight want them. Baratashvili begins „მერანი“ with two verbs, and the subject comes last: „მირბის, მიმაფრენს უგზო-უკვლოდ ჩემი მერანი“, "it runs, it flies me on where there is no road or track, my Merani".',
        },
      ],
    },
  ],
  exercises: [],
  reviewerNote:
    'No native speaker has read this page yet. Please check the wording of the four quoted lines (Rustaveli, ' +
    'Baratashvili, Akaki Tsereteli, all long out of copyright) against a printed edition, also the signs within them; the titles as given ' +
    'today (გველის მჭამელი is also written in one word; ავთანდილის ანდერძი is the short name of a chapter); ' +
    "and the year of Galaktion Tabidze's birth, which is 1891 in some reference works and 1892 in others. " +
    'Poets whose works are still protected are not quoted, only named by their titles.',
};
