import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { LINK_PERMITIDO, TEXTO_NO_MAXIMO } from '@indica-bem/domain/contato/texto-rico';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { camposDe, mensagemDe, sessaoPerdida } from '../../lib/erros-da-api';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { EsqueletoDeLista } from '../../ui/esqueletos';
import { avisar } from '../../ui/toasts';
import { useEnvio } from '../../ui/use-envio';
import textoDoSac from '../contato.module.css';
import { BarraDoEditor } from './barra-do-editor';
import classes from './edicao-do-texto.module.css';

const EXTENSOES = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (endereco) => LINK_PERMITIDO.test(endereco) },
  }),
];

const PROPRIEDADES = {
  attributes: {
    class: `${textoDoSac.texto} ${classes.texto}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': 'Texto de contato',
  },
};

/** The contact text as people will see it, to be changed in place. */
export function EdicaoDoTexto({ texto }: { texto: string }) {
  const editor = useEditor({
    extensions: EXTENSOES,
    content: texto,
    // Made once the page stands: an editor made while rendering is torn down again if the device is slow to mount it.
    immediatelyRender: false,
    editorProps: PROPRIEDADES,
  });
  return editor ? <FormularioDoTexto editor={editor} /> : <EsqueletoDeLista linhas={1} altura={420} />;
}

function FormularioDoTexto({ editor }: { editor: Editor }) {
  const [salvo, setSalvo] = useState(() => editor.getHTML());
  const { html, vazio } = useEditorState({
    editor,
    selector: ({ editor: atual }) => ({ html: atual.getHTML(), vazio: atual.getText().trim() === '' }),
  });
  const mudou = html !== salvo;
  const longo = html.length > TEXTO_NO_MAXIMO;

  const {
    enviar: salvar,
    enviando,
    erro,
  } = useEnvio({
    mudou,
    enviar: (texto_sac: string) => api('PUT /setting/1', { body: { texto_sac } }),
    aoEnviar: (configuracao, enviado) => {
      avisar.ok('Contato alterado com sucesso');
      setSalvo(enviado);
      consultas.setQueryData(['GET /setting/1', {}], configuracao);
    },
    aoFalhar: (causa) => {
      if (!sessaoPerdida(causa)) avisar.erro('Erro no cadastro');
    },
  });

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (!vazio && !longo) salvar(html);
  }

  return (
    <form className={classes.form} onSubmit={enviar} noValidate>
      {erro && <Aviso tom="erro">{camposDe(erro).texto_sac ?? mensagemDe(erro)}</Aviso>}
      <div className={classes.editor}>
        <BarraDoEditor editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <p className={classes.conta} data-longo={longo || undefined} role={longo ? 'alert' : undefined}>
        {formatarInteiro(html.length)} de {formatarInteiro(TEXTO_NO_MAXIMO)} caracteres, com a formatação
        {longo && '. Encurte o texto para salvar.'}
      </p>
      <BotaoDeEnvio
        faltam={[...(vazio ? ['o texto'] : []), ...(longo ? ['um texto mais curto'] : [])]}
        enviando={enviando}
      >
        Atualizar
      </BotaoDeEnvio>
    </form>
  );
}
