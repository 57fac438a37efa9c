import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  type TablerIcon,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import classes from './edicao-do-texto.module.css';
import { FormularioDoLink } from './formulario-do-link';

type Ferramenta = {
  nome: string;
  Icone: TablerIcon;
  agir: (editor: Editor) => void;
  /** Whether it holds where the cursor is; tools that do something once have none. */
  ligada?: (editor: Editor) => boolean;
  pode?: (editor: Editor) => boolean;
};

const FORMATOS: Ferramenta[] = [
  {
    nome: 'Negrito',
    Icone: IconBold,
    agir: (e) => e.chain().focus().toggleBold().run(),
    ligada: (e) => e.isActive('bold'),
  },
  {
    nome: 'Itálico',
    Icone: IconItalic,
    agir: (e) => e.chain().focus().toggleItalic().run(),
    ligada: (e) => e.isActive('italic'),
  },
  {
    nome: 'Título',
    Icone: IconHeading,
    agir: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    ligada: (e) => e.isActive('heading'),
  },
  {
    nome: 'Lista',
    Icone: IconList,
    agir: (e) => e.chain().focus().toggleBulletList().run(),
    ligada: (e) => e.isActive('bulletList'),
  },
  {
    nome: 'Lista numerada',
    Icone: IconListNumbers,
    agir: (e) => e.chain().focus().toggleOrderedList().run(),
    ligada: (e) => e.isActive('orderedList'),
  },
];

const HISTORICO: Ferramenta[] = [
  {
    nome: 'Desfazer',
    Icone: IconArrowBackUp,
    agir: (e) => e.chain().focus().undo().run(),
    pode: (e) => e.can().undo(),
  },
  {
    nome: 'Refazer',
    Icone: IconArrowForwardUp,
    agir: (e) => e.chain().focus().redo().run(),
    pode: (e) => e.can().redo(),
  },
];

export function BarraDoEditor({ editor }: { editor: Editor }) {
  const [pedindoLink, setPedindoLink] = useState(false);
  const noLink = useEditorState({ editor, selector: ({ editor: atual }) => atual.isActive('link') });
  return (
    <>
      <div className={classes.barra} role="toolbar" aria-label="Formatação do texto" onKeyDown={andarNaBarra}>
        {FORMATOS.map((ferramenta) => (
          <BotaoDaBarra key={ferramenta.nome} editor={editor} {...ferramenta} />
        ))}
        <button
          type="button"
          title="Link"
          aria-label="Link"
          aria-pressed={noLink}
          aria-expanded={pedindoLink}
          onClick={() => setPedindoLink(!pedindoLink)}
        >
          <IconLink size={22} aria-hidden />
        </button>
        {HISTORICO.map((ferramenta) => (
          <BotaoDaBarra key={ferramenta.nome} editor={editor} {...ferramenta} />
        ))}
      </div>
      {pedindoLink && <FormularioDoLink editor={editor} fechar={() => setPedindoLink(false)} />}
    </>
  );
}

function BotaoDaBarra({ editor, nome, Icone, agir, ligada, pode }: Ferramenta & { editor: Editor }) {
  const estado = useEditorState({
    editor,
    selector: ({ editor: atual }) => ({ ligada: ligada?.(atual), pode: pode?.(atual) ?? true }),
  });
  return (
    <button
      type="button"
      title={nome}
      aria-label={nome}
      aria-pressed={estado.ligada}
      aria-disabled={!estado.pode || undefined}
      onClick={() => agir(editor)}
    >
      <Icone size={22} aria-hidden />
    </button>
  );
}

/** In a toolbar the arrows move from tool to tool. */
function andarNaBarra({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const passo = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!passo) return;
  const botoes = [...currentTarget.querySelectorAll('button')];
  const agora = botoes.indexOf(target as HTMLButtonElement);
  botoes.at((agora + passo) % botoes.length)?.focus();
}
