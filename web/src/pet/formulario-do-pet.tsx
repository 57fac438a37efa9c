import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import type { DadosDoPet, Pet } from '@indica-bem/domain/pet/contrato';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { mensagemDe, temCampos } from '../lib/erros-da-api';
import { peca } from '../lib/peca';
import { Aviso } from '../ui/aviso';
import { BotaoDeEnvio } from '../ui/botao-de-envio';
import { CampoMascarado } from '../ui/campo-mascarado';
import { Cartao } from '../ui/cartao';
import { DeOndeParou } from '../ui/de-onde-parou';
import { naoAbriu } from '../ui/nao-abriu';
import { useCampos } from '../ui/use-campos';
import { EscolhaDaEspecie, EscolhaDoPorte } from './escolhas';
import classes from './formulario-do-pet.module.css';
import { aoEscolherTipo, type CamposDoPet, dadosDosCampos, errosDosCampos, nomesDoQueFalta } from './rascunho';
import { useSalvarPet } from './use-salvar-pet';

const CampoDeRaca = peca(
  () => import('./campo-de-raca').then((m) => m.CampoDeRaca),
  naoAbriu,
  <TextInput label="Raça" placeholder="Carregando raças…" disabled />,
);

type FormularioDoPetProps = {
  iniciais: CamposDoPet;
  rotuloDoEnvio: string;
  enviar: (dados: DadosDoPet, chave: string) => Promise<Pet>;
  /** Where it leads once saved. */
  depois: string;
};

export function FormularioDoPet({ iniciais, rotuloDoEnvio, enviar, depois }: FormularioDoPetProps) {
  const hoje = hojeEmSaoPaulo(new Date());
  const campos = useCampos(iniciais, (valores) => errosDosCampos(valores, hoje), useLocation().pathname);
  const { valores, mudar, campo } = campos;
  const { salvar, enviando, erro } = useSalvarPet(enviar, { campos, depois });
  const { onChange: mudarNome, ...nome } = campo('nome');
  const { onChange: mudarPeso, ...peso } = campo('peso');
  const tipo = valores.tipo === 'Cão' || valores.tipo === 'Gato' ? valores.tipo : null;

  function aoEnviar(evento: FormEvent) {
    evento.preventDefault();
    const dados = dadosDosCampos(valores);
    if (Object.keys(campos.erros).length > 0) campos.recusar(campos.erros);
    else if (dados) salvar(dados);
  }

  return (
    <Cartao>
      <form className={classes.form} ref={campos.form} onSubmit={aoEnviar} noValidate>
        <DeOndeParou recuperado={campos.recuperado} />
        {erro && !temCampos(erro) && <Aviso tom="erro">{mensagemDe(erro)}</Aviso>}
        <EscolhaDaEspecie valor={valores.tipo} onChange={(novo) => mudar(aoEscolherTipo(valores, novo))} />
        <TextInput
          label="Nome"
          autoComplete="off"
          autoCapitalize="words"
          maxLength={60}
          {...nome}
          onChange={({ currentTarget }) => mudarNome(currentTarget.value)}
        />
        {tipo && <CampoDeRaca key={tipo} tipo={tipo} campos={valores} erro={campo('raca').error} mudar={mudar} />}
        {tipo === 'Cão' && (
          <EscolhaDoPorte
            valor={valores.porte}
            ajuda={valores.raca !== '' && valores.porte === '' && 'Escolha pelo tamanho dele quando adulto.'}
            onChange={(porte) => mudar({ porte })}
          />
        )}
        <div className={classes.lado}>
          <CampoMascarado mascara="data" label="Data de nascimento" autoComplete="off" {...campo('data_nascimento')} />
          <TextInput
            label="Peso"
            placeholder="0,0"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            rightSection={<span className={classes.unidade}>kg</span>}
            {...peso}
            onChange={({ currentTarget }) => mudarPeso(currentTarget.value)}
          />
        </div>
        <BotaoDeEnvio faltam={nomesDoQueFalta(valores)} enviando={enviando}>
          {rotuloDoEnvio}
        </BotaoDeEnvio>
      </form>
    </Cartao>
  );
}
