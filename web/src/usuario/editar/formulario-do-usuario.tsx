import { verCampanha } from '@indica-bem/domain/campanha/chamadas';
import { type Campo, camposDoTipo, fraseDosCamposComErro } from '@indica-bem/domain/conta/campos';
import { loginDoTipo, type TipoDeCadastro } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { type FormEvent, useRef, useState } from 'react';
import { CampanhaDaLoja } from '../../compartilhado/pessoa/campanha-da-loja';
import { conferirCadastro } from '../../compartilhado/pessoa/conferir';
import { faltas } from '../../compartilhado/pessoa/faltas';
import { GrupoDeCampos } from '../../compartilhado/pessoa/grupo-de-campos';
import { gruposDoTipo } from '../../compartilhado/pessoa/grupos-do-tipo';
import { LocalizacaoDaLoja } from '../../compartilhado/pessoa/localizacao-da-loja';
import { lerRecusa } from '../../compartilhado/pessoa/recusa';
import { ROTULOS_DOS_TIPOS } from '../../compartilhado/pessoa/rotulos-dos-tipos';
import { dizerCampo } from '../../compartilhado/pessoa/tipos-de-loja';
import { dadosDe, rotulosDe, type Valores, valoresDe } from '../../compartilhado/pessoa/valores';
import { consulta, consultas } from '../../lib/consultas';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { useIrParaLista } from '../../lib/voltar';
import { Aviso } from '../../ui/aviso';
import { BotaoDeEnvio } from '../../ui/botao-de-envio';
import { Cobertura } from '../../ui/cobertura';
import { DeOndeParou } from '../../ui/de-onde-parou';
import { conflitoDe, type Diferenca, diferencasDosCampos } from '../../ui/edicao/conflito-de';
import { PainelDoConflito } from '../../ui/edicao/painel-do-conflito';
import { avisar } from '../../ui/toasts';
import { useCampos } from '../../ui/use-campos';
import { useEnvio } from '../../ui/use-envio';
import { esquecerListas } from '../esquecer-listas';
import classes from './editar-usuario.module.css';
import { PerfilDoParceiro } from './perfil-do-parceiro';
import { type Registro, type RegistroLido, registroDe, salvarRegistro } from './registro';

const SE_O_EMAIL_MUDAR = 'Se o e-mail mudar, o endereço antigo recebe um aviso e os links já enviados deixam de valer.';
const SE_CONVIDADA_MUDAR =
  'Se o e-mail mudar, o convite vai para o endereço novo e o link enviado ao antigo deixa de valer.';

/** What is chosen beside the fields, kept like them when the session dies. */
type Escolhas = { tipo: TipoDeCadastro; idCampanha: number | null; versao: number };

/** The same fields and rules as the registration, without a password: that one is the person's own. */
export function FormularioDoUsuario({ registro }: { registro: Registro }) {
  const irParaLista = useIrParaLista();
  const onde = `usuario-${registro.id}`;
  const ondeEscolhas = `${onde}-${loginDoTipo(registro.tipo)}`;
  const escolhas = useRascunho<Escolhas>(ondeEscolhas);
  const { tipo: tipoInicial, idCampanha: campanhaInicial, versao: versaoInicial } = escolhas ?? registro;
  const [tipo, setTipo] = useState<TipoDeCadastro>(tipoInicial);
  const [idCampanha, setIdCampanha] = useState(campanhaInicial);
  const versao = useRef(versaoInicial);
  const lista = camposDoTipo(tipo);
  const conferir = (valores: Valores) => conferirCadastro({ tipo, campos: lista }, valores, { semSenha: true });
  const campos = useCampos<Campo>(valoresDe(registro.dados), conferir, onde, versao);
  const escolheu = tipo !== registro.tipo || idCampanha !== registro.idCampanha;
  useGuardarRascunho<Escolhas>(ondeEscolhas, escolheu ? { tipo, idCampanha, versao: versao.current } : null);
  const envio = useEnvio({
    enviar: () =>
      salvarRegistro({
        tipo,
        id: registro.id,
        dados: dadosDe(campos.valores, lista),
        idCampanha,
        versao: versao.current,
      }),
    mudou: campos.mudou || escolheu,
    aoEnviar: () => {
      void esquecerListas();
      avisar.ok('Atualizado com sucesso');
    },
    seguir: irParaLista,
    aoFalhar: (erro) => campos.recusar(lerRecusa(erro)?.campos ?? {}),
  });
  const faltam = faltas(lista, campos.valores, campos.erros);
  const lido = conflitoDe<RegistroLido>(envio.erro);
  const conflito = lido && { frase: lido.frase, atual: registroDe(lido.atual) };

  function usarAtual(atual: Registro) {
    versao.current = atual.versao;
    setTipo(atual.tipo);
    setIdCampanha(atual.idCampanha);
    campos.recomecar(valoresDe(atual.dados));
    envio.esquecerErro();
  }

  function outras(atual: Registro): Diferenca[] {
    const diferencas: Diferenca[] = [];
    if (atual.tipo !== tipo) {
      const [minha, deles] = [ROTULOS_DOS_TIPOS[tipo], ROTULOS_DOS_TIPOS[atual.tipo]];
      diferencas.push({ rotulo: 'Perfil', minha, atual: deles, usar: () => setTipo(atual.tipo) });
    }
    if (atual.idCampanha !== idCampanha) {
      diferencas.push({
        rotulo: 'Campanha',
        minha: nomeDaCampanha(idCampanha),
        atual: atual.campanha ?? nomeDaCampanha(atual.idCampanha),
        usar: () => setIdCampanha(atual.idCampanha),
      });
    }
    return diferencas;
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    if (faltam.length === 0) envio.enviar();
  }

  return (
    <form ref={campos.form} className={classes.form} onSubmit={enviar} autoComplete="off" noValidate>
      <DeOndeParou recuperado={campos.recuperado || escolhas !== null} />
      <GrupoDeCampos
        tipo={tipo}
        titulo="Acesso"
        ajuda={registro.situacao === 'convidada' ? SE_CONVIDADA_MUDAR : SE_O_EMAIL_MUDAR}
        nomes={['email']}
        campos={campos}
        deOutraPessoa
      >
        {loginDoTipo(tipo) === 'prescritor' && <PerfilDoParceiro tipo={tipo} mudar={setTipo} />}
      </GrupoDeCampos>
      {gruposDoTipo(tipo).map(({ titulo, campos: nomes }) => (
        <GrupoDeCampos key={titulo} {...{ tipo, titulo, nomes, campos }} deOutraPessoa />
      ))}
      {campos.valores.tipo === 'loja_fisica' && (
        <LocalizacaoDaLoja campos={campos} aproximada={registro.aproximada} deOutraPessoa />
      )}
      {tipo === 'lojista' && <CampanhaDaLoja valor={idCampanha} mudar={setIdCampanha} erro={envio.erro} />}
      {conflito ? (
        <PainelDoConflito
          frase={conflito.frase}
          diferencas={[
            ...diferencasDosCampos(campos, valoresDe(conflito.atual.dados), rotulosDe(lista), dizerCampo),
            ...outras(conflito.atual),
          ]}
          faltam={faltam}
          enviando={envio.enviando}
          usarAtual={() => usarAtual(conflito.atual)}
          salvarAssim={() => {
            versao.current = conflito.atual.versao;
            envio.enviar();
          }}
        />
      ) : (
        <NaoAtualizado erro={envio.erro} />
      )}
      {!conflito && (
        <BotaoDeEnvio faltam={faltam} enviando={envio.enviando}>
          Atualizar
        </BotaoDeEnvio>
      )}
      {envio.enviando && <Cobertura texto="Atualizando…" />}
    </form>
  );
}

/** Which fields, or else why (spec 1.12). */
function NaoAtualizado({ erro }: { erro: Error | null }) {
  const recusa = erro && lerRecusa(erro);
  if (!recusa) return null;
  const nomes = Object.keys(recusa.campos);
  return (
    <Aviso tom="erro" titulo={nomes.length > 0 ? fraseDosCamposComErro(nomes) : 'Não Atualizado'}>
      {(nomes.length === 0 || recusa.duplicado) && recusa.frase}
    </Aviso>
  );
}

/** The choice on the screen was read to be shown: its name is at hand. */
function nomeDaCampanha(id: number | null): string {
  if (id === null) return 'Sem campanha';
  const lida = consultas.getQueryData(consulta(verCampanha, { params: { id } }).queryKey);
  return lida?.descritivo ?? `Campanha nº ${id}`;
}
